// Phrases of the engine, for moves and errors: a key, for which the page has the sentence, and facts. Their words are
// in a table, with a {place} for each fact.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace sg {

class Json;

/// Row of a table of phrases. The words in brackets are repeated for all facts that are left, which are lists then; the
/// first bar is followed by the separator, the second one by the separator before the last: "[{plays}|, | or ]".
struct PhraseRow {
  const char* key;    // "most_heaps"; documents have "most-heaps"
  const char* words;  // "at most {most} heaps"
};

/// Row of a key whose words have `places` places; a key with another number of them does not compile.
template <std::size_t places>
struct Wording {
  const PhraseRow* row;
  template <class Key>
  requires std::is_enum_v<Key>
  consteval Wording(Key key) : row(row_of(key)) {
    std::size_t found = 0;
    for (const char c : std::string_view(row->words)) found += c == '{' ? 1 : 0;
    if (found != places) throw "each place of the words needs its fact";
  }
};

/// Returns a key of a table as documents have it: "most_heaps" as "most-heaps".
std::string with_hyphens(std::string_view key);

/// Key with its facts, in the order of their places.
class Phrase {
 public:
  Phrase(Wording<0> wording) : row_(wording.row) {}
  template <class Fact>
  Phrase(Wording<1> wording, const Fact& fact) : row_(wording.row) {
    add(fact);
  }
  template <class One, class Other>
  Phrase(Wording<2> wording, const One& one, const Other& other) : row_(wording.row) {
    add(one).add(other);
  }
  explicit Phrase(const PhraseRow& row, std::initializer_list<std::uint64_t> facts = {}) : row_(&row) {
    for (const std::uint64_t fact : facts) add(fact);
  }

  Phrase& add(std::uint64_t fact) { return add(std::to_string(fact)); }
  Phrase& add(std::string_view fact);
  Phrase& add(const char* fact) { return add(std::string_view(fact)); }
  Phrase& add(const std::string& fact) { return add(std::string_view(fact)); }
  /// Adds a list, which must come last.
  template <class Element>
  Phrase& add(const std::vector<Element>& facts) {
    for (const Element& fact : facts) add(fact);
    return *this;
  }

  /// Returns the phrase with the other words where it has those of `from`, for the same facts.
  Phrase reworded(const PhraseRow& from, const PhraseRow& to) const {
    Phrase phrase = *this;
    if (row_ == &from) phrase.row_ = &to;
    return phrase;
  }
  std::string text() const;
  /// Writes the fields "key" and "facts" of an object that has been begun; the facts are named after their places.
  void write(Json& json) const;

 private:
  const PhraseRow* row_;
  std::vector<std::string> facts_;
};

/// Writes [{"key": …, "words": …}, …].
void write_rows(Json& json, std::span<const PhraseRow> rows);

}  // namespace sg
