#include "core/text/reader.hpp"

#include "core/text/utf8.hpp"

namespace sg {
namespace {

bool is_space(char32_t c) { return c == ' ' || (c >= '\t' && c <= '\r') || c == 0x3000 || c == 0xFEFF || c == 0xA0; }

/// Returns one folded byte: ASCII for ASCII or its full-width twin, an asterisk for the operator ∗, a control byte for
/// any other scalar.
char fold(char32_t c) {
  if (is_space(c)) return ' ';
  if (c >= 0xFF01 && c <= 0xFF5E) return static_cast<char>(c - 0xFF01 + '!');
  if (c == U'∗') return '*';
  return c >= 0x20 && c < 0x7F ? static_cast<char>(c) : folded_sign(c);
}

}  // namespace

Source::Source(std::string_view raw, char line_break) : raw_(raw) {
  folded_.reserve(raw.size());
  std::size_t units = 0;
  bool line_start = true;
  bool comment = false;
  for (std::size_t at = 0; at < raw.size();) {
    const auto scalar = decode(raw, at);
    if (!scalar) throw InputError(ErrorCode::bad_request, units, {Expected::utf8});
    if (scalar->code == '\n') {
      line_start = true;
      comment = false;
    } else if (line_start && !is_space(scalar->code)) {
      line_start = false;
      comment = raw.substr(at, 2) == "//";
    }
    folded_ += scalar->code == '\n' ? line_break : comment ? ' ' : fold(scalar->code);
    at += scalar->bytes;
    units += scalar->code >= 0x10000 ? 2 : 1;
  }
}

std::string unfolded(std::string_view folded) {
  std::string text;
  for (const char c : folded) {
    const auto byte = static_cast<std::size_t>(static_cast<unsigned char>(c));
    if (1 <= byte && byte <= folded_signs.size())
      append(text, folded_signs[byte - 1]);
    else
      text += c;
  }
  return text;
}

std::size_t Source::locate(std::size_t at) const {
  std::size_t units = 0;
  std::size_t raw_at = 0;
  for (std::size_t i = 0; i < at && raw_at < raw_.size(); ++i) {
    const auto scalar = decode(raw_, raw_at);
    raw_at += scalar->bytes;
    units += scalar->code >= 0x10000 ? 2 : 1;
  }
  return units;
}

void Reader::skip() {
  while (at_ < end_ && (text_[at_] == ' ' || (brackets_are_space_ && (text_[at_] == '[' || text_[at_] == ']')))) ++at_;
}

bool Reader::done() {
  skip();
  return at_ == end_;
}

char Reader::peek() { return done() ? '\0' : text_[at_]; }

bool Reader::eat(char c) {
  if (peek() != c) return false;
  ++at_;
  return true;
}

bool Reader::eat(std::string_view word) {
  skip();
  if (rest().substr(0, word.size()) != word) return false;
  at_ += word.size();
  return true;
}

bool Reader::at_number() {
  const char c = peek();
  return c >= '0' && c <= '9';
}

bool Reader::at_letter() {
  const char c = peek();
  return c >= 'a' && c <= 'z';
}

std::uint64_t Reader::number(Wording<0> expected, std::uint64_t most) {
  if (!at_number()) fail(expected);
  const std::size_t start = at_;
  std::uint64_t n = 0;
  for (; at_ < end_ && text_[at_] >= '0' && text_[at_] <= '9'; ++at_) {
    const auto digit = static_cast<std::uint64_t>(text_[at_] - '0');
    if (n > (most - digit) / 10 || digit > most) too_big(start, Expected::most, most);
    n = n * 10 + digit;
  }
  return n;
}

void Reader::expect(std::string_view sign) {
  if (!eat(sign)) fail({Expected::sign, std::string(sign)});
}

void Reader::expect(char sign, Wording<0> expected) {
  if (!eat(sign)) fail(expected);
}

void Reader::expect_end(Wording<0> expected) {
  if (!done()) fail(expected);
}

void Reader::fail_at(std::size_t at, Wording<0> expected) const { throw InputError(code_, at, expected); }

void Reader::fail_at(std::size_t at, Phrase expected) const { throw InputError(code_, at, std::move(expected)); }

void Reader::too_big(std::size_t at, Wording<0> expected) const { throw InputError(ErrorCode::too_big, at, expected); }

void Reader::too_big(std::size_t at, Wording<1> expected, std::uint64_t most) const {
  throw InputError(ErrorCode::too_big, at, {expected, most});
}

}  // namespace sg
