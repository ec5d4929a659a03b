// Text in which numbers are left open: "{n+1}x2" is "1x2", "2x2", .. for n = 0, 1, ..
// Places   braces with a name in them: `{n+1}` is the number; `{T*n}` is the text T, up to the first `*`, repeated n
//          times, or not at all if n is below 0. T may contain places again, in which k is the number of the copy, from
//          0. A text that could be read as a number is put in quotes, `{'1'*n}`. Braces without a name are text.
// Numbers  signed integers of 64 bits with + - * / %, brackets, and `2n`; `/` rounds down, and `%` is its remainder.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/json.hpp"

namespace sg {

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

class OpenText {
 public:
  /// Parses the text. Throws InputError with an offset in `text`.
  explicit OpenText(std::string_view text);

  /// Returns the names n, a and b that occur, in this order.
  const std::string& names() const { return names_; }
  /// Returns the text before the first place.
  std::string_view head() const {
    if (parts_.empty() || parts_[0].kind != Kind::text) return {};
    return parts_[0].text;
  }
  /// Returns the text for these numbers. Throws InputError, with an offset in the open text, if a number has no value,
  /// a number to be written is negative or the text would be too long.
  std::string with(NamedNumbers names) const;
  /// Returns the offset in the open text of the character, or of the outermost place, that the character at offset `at`
  /// of `with(names)` comes from.
  std::size_t source(NamedNumbers names, std::size_t at) const;
  /// Writes a list of texts, numbers and copies, whose type is in web/engine/documents/families.d.ts.
  void write(Json& json) const;

 private:
  enum class Kind : std::uint8_t { text, number, copies };
  struct Part {
    Kind kind;
    std::size_t at;     // offset of its first character in the open text
    std::string text;   // if the kind is text
    OpenNumber number;  // the number, or the number of copies
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
