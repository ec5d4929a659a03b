// Reader of what people type and paste: tolerant, and with a position for each error.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/text/error.hpp"

namespace sg {

/// Characters beyond ASCII for the bytes 1, 2, ... of folded text: the signs of rules (theory/rules/rule-signs.cpp) and
/// of values (theory/partizan/expression.cpp), and U+FFFD for any other scalar. White space has no byte of its own.
inline constexpr std::u32string_view folded_signs = U"\uFFFD·‖     \t\n\v\f\r→≤≥≠∧∨¬⊕∣∈×÷−±↑↓⇑⇓";
constexpr char folded_sign(char32_t sign) {
  const std::size_t place = folded_signs.find(sign);
  return static_cast<char>(place == folded_signs.npos ? 1 : place + 1);
}
/// Returns folded text in printable form, which folds to the same text again.
std::string unfolded(std::string_view folded);

/// Raw input in which full-width ASCII, the ideographic space and white space are folded and comment lines are blanked.
/// Refers to the raw text, which must outlive it.
class Source {
 public:
  /// A line break is folded to `line_break`: a space if lines have
  /// no meaning. Throws InputError if the text is not UTF-8.
  explicit Source(std::string_view raw, char line_break = ' ');
  std::string_view text() const { return folded_; }
  /// Returns the UTF-16 offset in the raw input for an offset in the folded text.
  std::size_t locate(std::size_t at) const;

 private:
  std::string_view raw_;
  std::string folded_;
};

/// Returns what `read` makes of the folded text; the positions of its errors are converted to the raw text.
template <class Read>
auto located(std::string_view raw, Read&& read, char line_break = ' ') {
  const Source source(raw, line_break);
  try {
    return read(source.text());
  } catch (InputError& error) {
    if (error.at) error.at = source.locate(*error.at);
    throw;
  }
}

/// Cursor over a part of the folded text.
class Reader {
 public:
  Reader(std::string_view text, std::size_t from, std::size_t to, ErrorCode code)
      : text_(text), at_(from), end_(to), code_(code) {}

  std::size_t at() const { return at_; }
  void rewind(std::size_t at) { at_ = at; }
  std::string_view rest() const { return text_.substr(at_, end_ - at_); }
  /// Returns a reader from here to a later offset.
  Reader until(std::size_t end) const { return {text_, at_, end, code_}; }
  /// Returns true if nothing is left but spaces (and brackets, if these are ignored).
  bool done();
  char peek();
  bool eat(char c);
  bool eat(std::string_view word);
  bool at_number();
  /// Returns true if the next character is a letter from a to z.
  bool at_letter();
  /// Reads a decimal number. Throws InputError: too-big if it is above `most`.
  std::uint64_t number(Wording<0> expected, std::uint64_t most = std::numeric_limits<std::uint64_t>::max());
  /// Like `eat`, but throws InputError if that fails; the error names the sign itself.
  void expect(std::string_view sign);
  void expect(char sign) { expect(std::string_view(&sign, 1)); }
  void expect(char sign, Wording<0> expected);
  void expect_end(Wording<0> expected);
  [[noreturn]] void fail(Wording<0> expected) const { fail_at(at_, expected); }
  [[noreturn]] void fail_at(std::size_t at, Wording<0> expected) const;
  // For phrases with facts: fail({Expected::general_up_to, 40}).
  [[noreturn]] void fail(Phrase expected) const { fail_at(at_, std::move(expected)); }
  [[noreturn]] void fail_at(std::size_t at, Phrase expected) const;
  [[noreturn]] void too_big(std::size_t at, Wording<0> expected) const;
  /// Takes words with a place for the limit.
  [[noreturn]] void too_big(std::size_t at, Wording<1> expected, std::uint64_t most) const;
  /// Makes square brackets count as spaces: `[3,5,7]` and `[[0,1],[1,2]]` are read as lists.
  void ignore_brackets() { brackets_are_space_ = true; }

 private:
  void skip();
  std::string_view text_;
  std::size_t at_;
  std::size_t end_;
  ErrorCode code_;
  bool brackets_are_space_ = false;
};

}  // namespace sg
