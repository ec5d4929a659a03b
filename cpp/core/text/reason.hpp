// One line of explanation: a key whose sentence the page owns, facts, and board elements to light.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace sg {

class Json;

using FactRow = std::vector<std::pair<std::string, std::string>>;

/// A text, a list of texts or rows of named ones.
class Fact {
 public:
  Fact(std::string text);
  Fact(const char* text) : Fact(std::string(text)) {}
  Fact(std::vector<std::string> texts);
  Fact(std::vector<FactRow> rows);
  /// Only of a text.
  const std::string& text() const;
  void write(Json& json) const;

 private:
  struct Content;
  std::shared_ptr<const Content> content_;
};

using Facts = std::vector<std::pair<std::string, Fact>>;

struct Reason {
  std::string key;
  Facts facts = {};
  std::vector<std::uint64_t> marks = {};
  std::vector<Reason> steps = {};

  void write(Json& json) const;
};

/// What one sign of a code says: a kind, in whose words the page puts the facts.
struct Sign {
  std::string kind;
  Facts facts;

  void write(Json& json) const;
};

inline Fact fact(std::uint64_t n) { return std::to_string(n); }
std::vector<std::string> texts(const std::vector<std::uint64_t>& numbers);

}  // namespace sg
