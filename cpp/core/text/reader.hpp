// Reading what people type and paste: one tolerant reader, errors with their place.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/text/expected.hpp"

namespace sg {

/// What is wrong: with an input or a request, or, where `internal`, with this program.
enum class ErrorCode : std::uint8_t {
  unknown_game,
  bad_rules,
  bad_position,
  bad_value,
  bad_play,
  too_big,
  bad_request,
  internal
};

/// As documents have it.
std::string_view text_of(ErrorCode code);

/// Bad input. `at` is an offset in the folded text while it is being read, in UTF-16 units of the raw input afterwards.
struct InputError {
  ErrorCode code;
  std::optional<std::size_t> at;
  Phrase expected;
};

/// Throws InputError, of an input as a whole.
[[noreturn]] void refuse(ErrorCode code, Wording<0> expected);
[[noreturn]] void refuse(ErrorCode code, Phrase expected);

/// What stands beyond ASCII for bytes 1, 2, .. of folded text: the signs of rules (theory/rules/rule-signs.cpp) and of values
/// (theory/partizan/expression.cpp), and U+FFFD for any other scalar. White space has no byte of its own.
inline constexpr std::u32string_view folded_signs = U"\uFFFD·‖     \t\n\v\f\r→≤≥≠∧∨¬⊕∣∈×÷−±↑↓⇑⇓";
constexpr char folded_sign(char32_t sign) {
  const std::size_t place = folded_signs.find(sign);
  return static_cast<char>(place == folded_signs.npos ? 1 : place + 1);
}
/// Folded text as it can be printed, and folded again to the same.
std::string unfolded(std::string_view folded);

/// The raw input with full-width ASCII, the ideographic space and white space folded, and comment lines blanked.
class Source {
 public:
  /// What a line break is folded to is a space where lines mean nothing. Throws InputError where the raw text is not UTF-8.
  explicit Source(std::string_view raw, char line_break = ' ');
  std::string_view text() const { return folded_; }
  /// The UTF-16 offset in the raw input of an offset in the folded text.
  std::size_t locate(std::size_t at) const;

 private:
  std::string_view raw_;
  std::string folded_;
};

/// What `read` makes of the folded text; its errors then have their places in the raw one.
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

/// A cursor over a part of the folded text.
class Reader {
 public:
  Reader(std::string_view text, std::size_t from, std::size_t to, ErrorCode code)
      : text_(text), at_(from), end_(to), code_(code) {}

  std::size_t at() const { return at_; }
  void rewind(std::size_t at) { at_ = at; }
  std::string_view rest() const { return text_.substr(at_, end_ - at_); }
  /// From here to a place further on.
  Reader until(std::size_t end) const { return {text_, at_, end, code_}; }
  /// Nothing is left but spaces (and brackets, which a pasted list may carry).
  bool done();
  char peek();
  bool eat(char c);
  bool eat(std::string_view word);
  bool at_number();
  /// From a to z.
  bool at_letter();
  /// A decimal number; too-big where it passes `most`.
  std::uint64_t number(Wording<0> expected, std::uint64_t most = std::numeric_limits<std::uint64_t>::max());
  /// As `eat`, but must succeed; what is expected is else the sign itself.
  void expect(std::string_view sign);
  void expect(char sign) { expect(std::string_view(&sign, 1)); }
  void expect(char sign, Wording<0> expected);
  void expect_end(Wording<0> expected);
  [[noreturn]] void fail(Wording<0> expected) const { fail_at(at_, expected); }
  [[noreturn]] void fail_at(std::size_t at, Wording<0> expected) const;
  // With facts: fail({Expected::general_up_to, 40}).
  [[noreturn]] void fail(Phrase expected) const { fail_at(at_, std::move(expected)); }
  [[noreturn]] void fail_at(std::size_t at, Phrase expected) const;
  [[noreturn]] void too_big(std::size_t at, Wording<0> expected) const;
  /// The words have a place for the limit.
  [[noreturn]] void too_big(std::size_t at, Wording<1> expected, std::uint64_t most) const;
  /// Square brackets count as spaces: `[3,5,7]` and `[[0,1],[1,2]]` are read as lists.
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
