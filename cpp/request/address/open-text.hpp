// A text in which numbers are left open: "{n+1}x2" is "1x2", "2x2", .. for n = 0, 1, ..
// Places   braces with a name in them: `{n+1}` is the number; `{T*n}` the text before the first `*`, so many times, none where the
//          number is below 0. In what is copied there may be places again; there k is the number of the copy, from 0. A text that
//          could be read as a number stands between quotes, `{'1'*n}`. Braces without a name are text.
// Numbers  whole ones of 64 bits with + - * / %, brackets, and `2n`; `/` rounds down, and `%` is what it leaves.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/json.hpp"

namespace sg {

/// What the names stand for.
class NamedNumbers {
 public:
  static constexpr std::string_view names = "nabk";
  std::int64_t& operator[](char name) { return values_[names.find(name)]; }
  std::int64_t operator[](char name) const { return values_[names.find(name)]; }

 private:
  std::array<std::int64_t, names.size()> values_ = {};
};

/// A number with names in it, as the steps of a stack: "#" with a number, a name, an operator, or "~", which turns the sign.
class OpenNumber {
 public:
  struct Step {
    char sign;
    std::int64_t number = 0;
  };
  void push(Step step) { steps_.push_back(step); }
  /// Nothing past 64 bits, or where it is to be divided by 0.
  std::optional<std::int64_t> value(const NamedNumbers& names) const;
  void write(Json& json) const;

 private:
  std::vector<Step> steps_;
};

class OpenText {
 public:
  /// Throws InputError, at an offset of it.
  explicit OpenText(std::string_view text);

  /// Those of n, a and b that stand in it, in this order.
  const std::string& names() const { return names_; }
  /// What stands before the first place.
  std::string_view head() const {
    if (parts_.empty() || parts_[0].kind != Kind::text) return {};
    return parts_[0].text;
  }
  /// Throws InputError where a number cannot be written or the text would be too long.
  std::string with(NamedNumbers names) const;
  /// Where in the open text that came from what stands at an offset of `with(names)`.
  std::size_t source(NamedNumbers names, std::size_t at) const;
  /// A list of texts, numbers and copies, as web/engine/documents/families.d.ts has them.
  void write(Json& json) const;

 private:
  enum class Kind : std::uint8_t { text, number, copies };
  struct Part {
    Kind kind;
    std::size_t at;     // of its first character
    std::string text;   // of a text
    OpenNumber number;  // of a number, or how many copies
    std::vector<Part> copied;
  };
  using Parts = std::vector<Part>;
  class Parser;
  class Maker;

  static void write(Json& json, const Parts& parts);

  Parts parts_;
  std::string names_;
};

}  // namespace sg
