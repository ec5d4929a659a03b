// What the engine says of a fault: a key and facts. The English words of each key stand in a table, with a {place} for each fact.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/text/reason.hpp"

namespace sg {

/// A row of a table of phrases. A place that holds a list says how it ends: "{plays|,}" as "normal, misere", "{choices|or}" as
/// "normal or misere".
struct PhraseRow {
  const char* key;    // "most_heaps"; documents have "most-heaps"
  const char* words;  // "at most {most} heaps"
};

/// The row of a key whose words have so many places; a key with another number of them does not compile.
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

/// A key with its facts, in the order of their places.
class Phrase {
 public:
  Phrase(Wording<0> wording) : row_(wording.row) {}
  Phrase(Wording<1> wording, std::uint64_t number);
  Phrase(Wording<1> wording, Fact fact);
  Phrase(Wording<2> wording, Fact one, Fact other);

  std::string english() const;
  /// {"key": …, "facts": {…}}, the facts by the names of their places.
  void write(Json& json) const;

 private:
  const PhraseRow* row_;
  std::vector<Fact> facts_;
};

/// "normal, misere or sj".
std::string either(const std::vector<std::string>& choices);

/// [{"key": …, "words": …}]
void write_rows(Json& json, std::span<const PhraseRow> rows);

}  // namespace sg
