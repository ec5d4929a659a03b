// Number with names in it, as in `n+1` or `2n`: signed integers of 64 bits with + - * / % and brackets; `/` rounds down, and
// `%` is its remainder.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/text/json.hpp"

namespace sg {

/// Greatest depth of brackets in a number, and of places in places.
inline constexpr unsigned most_nested_places = 20;

/// Values of the names, 0 at first; no other name may be used.
class NamedNumbers {
 public:
  static constexpr std::string_view names = "nabk";
  std::int64_t& operator[](char name) { return values_[names.find(name)]; }
  std::int64_t operator[](char name) const { return values_[names.find(name)]; }

 private:
  std::array<std::int64_t, names.size()> values_ = {};
};

/// Number with names in it, as steps of a stack machine: "#" pushes a number, a name pushes its value, an operator
/// combines the last two, and "~" negates the last.
class OpenNumber {
 public:
  struct Step {
    char sign;
    std::int64_t number = 0;
  };
  void push(Step step) { steps_.push_back(step); }
  /// Returns the value; nullopt on overflow of 64 bits or division by 0.
  std::optional<std::int64_t> value(const NamedNumbers& names) const;
  void write(Json& json) const;

 private:
  std::vector<Step> steps_;
};

/// Returns true for a character that stands for a number.
bool is_open_name(char c);

/// Parses the number that `text` has from offset `from` to `to`. Throws InputError with an offset in `text`.
OpenNumber read_open_number(std::string_view text, std::size_t from, std::size_t to);

}  // namespace sg
