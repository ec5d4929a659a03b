// Text in which numbers are left open: "{n+1}x2" is "1x2", "2x2", .. for n = 0, 1, ..
// Places   braces with a name in them: `{n+1}` is the number; `{T*n}` is the text T, up to the first `*`, repeated n
//          times, or not at all if n is below 0. T may contain places again, in which k is the number of the copy, from
//          0. A text that could be read as a number is put in quotes, `{'1'*n}`. Braces without a name are text.
// Numbers  as in open-number.hpp.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "request/address/open-number.hpp"

namespace sg {

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
