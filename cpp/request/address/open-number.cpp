#include "request/address/open-number.hpp"

#include <limits>

#include "core/text/reader.hpp"

namespace sg {
namespace {

/// Returns a / b rounded down, also below 0.
std::int64_t floored(std::int64_t a, std::int64_t b) { return a / b - (a % b != 0 && (a < 0) != (b < 0) ? 1 : 0); }

/// Returns `a sign b`; nullopt on overflow or division by 0.
std::optional<std::int64_t> reckoned(char sign, std::int64_t a, std::int64_t b) {
  std::int64_t out = 0;
  if (sign == '+') return __builtin_add_overflow(a, b, &out) ? std::nullopt : std::optional(out);
  if (sign == '-') return __builtin_sub_overflow(a, b, &out) ? std::nullopt : std::optional(out);
  if (sign == '*') return __builtin_mul_overflow(a, b, &out) ? std::nullopt : std::optional(out);
  if (b == 0 || (b == -1 && a == std::numeric_limits<std::int64_t>::min())) return std::nullopt;
  return sign == '/' ? floored(a, b) : a - b * floored(a, b);
}

/// Parser of numbers with names:
/// sum = product ((+|-) product)*, product = factor ((*|/|%) factor | name | bracket)*,
/// factor = -* (number | name | (sum)).
class NumberReader {
 public:
  NumberReader(std::string_view text, std::size_t from, std::size_t to) : r_(text, from, to, ErrorCode::bad_request) {}

  OpenNumber whole() {
    sum();
    if (!r_.done()) r_.fail({Expected::sign, "}"});
    return std::move(out_);
  }

 private:
  void sum() {
    product();
    while (r_.peek() == '+' || r_.peek() == '-') step_after([this] { product(); });
  }
  void product() {
    factor();
    while (true) {
      const char c = r_.peek();
      if (c == '*' || c == '/' || c == '%') {
        step_after([this] { factor(); });
      } else if (c == '(' || is_open_name(c)) {
        factor();
        out_.push({'*'});
      } else {
        return;
      }
    }
  }
  void factor() {
    bool turned = false;
    while (r_.eat('-')) turned = !turned;
    const char c = r_.peek();
    if (r_.at_number()) {
      constexpr auto most = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
      out_.push({'#', static_cast<std::int64_t>(r_.number(Expected::number, most))});
    } else if (is_open_name(c)) {
      r_.eat(c);
      out_.push({c});
    } else {
      const std::size_t at = r_.at();
      r_.expect('(', Expected::number_or_bracket);
      if (++nested_ > most_nested_places) r_.too_big(at, Expected::most_brackets_in_brackets, most_nested_places);
      sum();
      r_.expect(')');
      --nested_;
    }
    if (turned) out_.push({'~'});
  }
  template <class Read>
  void step_after(Read&& read) {
    const char sign = r_.peek();
    r_.eat(sign);
    read();
    out_.push({sign});
  }

  Reader r_;
  OpenNumber out_;
  unsigned nested_ = 0;
};

}  // namespace

bool is_open_name(char c) { return c != '\0' && NamedNumbers::names.find(c) != std::string_view::npos; }

OpenNumber read_open_number(std::string_view text, std::size_t from, std::size_t to) {
  return NumberReader(text, from, to).whole();
}

std::optional<std::int64_t> OpenNumber::value(const NamedNumbers& names) const {
  std::array<std::int64_t, 2 * most_nested_places + 4> stack;  // at most two operands wait below each bracket
  std::size_t size = 0;
  for (const auto& [sign, number] : steps_) {
    if (sign == '#') {
      stack[size++] = number;
    } else if (is_open_name(sign)) {
      stack[size++] = names[sign];
    } else {
      const bool turns = sign == '~';
      const std::int64_t last = stack[--size];
      const auto made = turns ? reckoned('-', 0, last) : reckoned(sign, stack[size - 1], last);
      if (!made) return std::nullopt;
      stack[turns ? size++ : size - 1] = *made;
    }
  }
  return stack[0];
}

void OpenNumber::write(Json& json) const {
  json.begin_array();
  for (const auto& [sign, number] : steps_) json.text(sign == '#' ? std::to_string(number) : std::string(1, sign));
  json.end_array();
}

}  // namespace sg
