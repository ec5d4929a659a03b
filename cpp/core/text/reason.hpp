// Reasons: lines of an explanation, each a key for which the page
// has the sentence, facts, and board elements to highlight.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sg {

class Json;

using FactRow = std::vector<std::pair<std::string, std::string>>;

// Reasons are made in some hundred places, once in each: their members are compiled in one file, and none is inlined.

/// Fact: a text, a list of texts or rows of named texts.
class Fact {
 public:
  Fact(std::string text);
  Fact(const char* text);
  Fact(std::vector<std::string> texts);
  Fact(std::vector<FactRow> rows);
  Fact(const Fact&);
  Fact(Fact&&) noexcept;
  Fact& operator=(const Fact&);
  Fact& operator=(Fact&&) noexcept;
  ~Fact();
  /// Requires that the fact is a text.
  const std::string& text() const;
  void write(Json& json) const;

 private:
  struct Content;
  std::shared_ptr<const Content> content_;
};

/// Facts in order, each with a name that must be a string literal.
class Facts {
 public:
  using Named = std::pair<std::string_view, Fact>;
  Facts();
  Facts(std::initializer_list<Named> all);
  Facts(const Facts&);
  Facts(Facts&&) noexcept;
  Facts& operator=(const Facts&);
  Facts& operator=(Facts&&) noexcept;
  ~Facts();

  void add(std::string_view name, Fact fact);
  /// Appends `others`.
  void add_all(const Facts& others);
  auto begin() const { return all_.begin(); }
  auto end() const { return all_.end(); }

 private:
  std::vector<Named> all_;
};

enum class ReasonKey : std::uint8_t {
#define REASON(key, facts) key,
#include "core/text/reasons.def"
#undef REASON
};

struct Reason {
  ReasonKey key;
  Facts facts = {};
  std::vector<std::uint64_t> marks = {};
  std::vector<Reason> steps = {};

  void write(Json& json) const;
};

/// Meaning of one sign of a code: a kind, for which the page has the words, and facts.
struct Sign {
  std::string kind;
  Facts facts;

  void write(Json& json) const;
};

/// Returns the reason of a theorem of one game, whose words the page finds by the game and the id.
Reason formula_reason(std::string_view id, const Facts& facts = {});
Fact fact(std::uint64_t n);
std::vector<std::string> texts(const std::vector<std::uint64_t>& numbers);

}  // namespace sg
