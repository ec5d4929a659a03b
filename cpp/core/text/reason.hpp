// One line of explanation: a key whose sentence the page owns, facts, and board elements to light.
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

// What reasons are made of is made in some hundred places, each once: its code stands in one, and none of it is inlined.

/// A text, a list of texts or rows of named ones.
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
  /// Only of a text.
  const std::string& text() const;
  void write(Json& json) const;

 private:
  struct Content;
  std::shared_ptr<const Content> content_;
};

/// Named by literals, in order.
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
  /// `others` behind these.
  void add_all(const Facts& others);
  auto begin() const { return all_.begin(); }
  auto end() const { return all_.end(); }

 private:
  std::vector<Named> all_;
};

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

Fact fact(std::uint64_t n);
std::vector<std::string> texts(const std::vector<std::uint64_t>& numbers);

}  // namespace sg
