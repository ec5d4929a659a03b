#include "request/values/nimber.hpp"

#include <limits>
#include <utility>

#include "core/text/json.hpp"
#include "core/text/reader.hpp"
#include "core/value/nim-field.hpp"

namespace sg {
namespace {

constexpr unsigned most_nested = 100;
constexpr std::uint64_t most_side = 256;

class Expression {
 public:
  explicit Expression(std::string_view text) : r_(text, 0, text.size(), ErrorCode::bad_request) {}

  Nimber value() {
    const Nimber found = sum();
    r_.expect_end(Expected::nimber_sign);
    return found;
  }

 private:
  Nimber sum() {
    Nimber found = product();
    while (r_.eat('+')) found ^= product();
    return found;
  }
  Nimber product() {
    Nimber found = power();
    while (true) {
      if (r_.eat('*')) {
        found = nim_product(found, power());
      } else if (r_.eat('/')) {
        r_.peek();
        const std::size_t at = r_.at();
        const Nimber divisor = power();
        if (divisor == 0) r_.fail_at(at, Expected::divisor);
        found = nim_quotient(found, divisor);
      } else {
        return found;
      }
    }
  }
  Nimber power() {
    const Nimber base = factor();
    return r_.eat('^') ? nim_power(base, r_.number(Expected::natural_exponent)) : base;
  }
  Nimber factor() {
    if (r_.at_number()) return r_.number(Expected::nimber);
    const bool root = r_.eat("sqrt");
    const std::size_t at = r_.at();
    if (root)
      r_.expect('(');
    else
      r_.expect('(', Expected::nimber_or_bracket);
    if (++nested_ > most_nested) r_.too_big(at, Expected::most_brackets, most_nested);
    const Nimber inner = sum();
    r_.expect(')');
    --nested_;
    return root ? nim_root(inner) : inner;
  }

  Reader r_;
  unsigned nested_ = 0;
};

/// Returns the first row and column of a table. Throws InputError also if the last ones would be 2^64 or more.
std::pair<Nimber, Nimber> read_corner(std::string_view text, std::uint64_t side) {
  const Nimber most = std::numeric_limits<Nimber>::max() - (side - 1);
  Reader reader(text, 0, text.size(), ErrorCode::bad_request);
  const Nimber row = reader.number(Expected::nimber, most);
  reader.expect(',', Expected::comma);
  const Nimber column = reader.number(Expected::nimber, most);
  reader.expect_end(Expected::end_of_corner);
  return {row, column};
}

}  // namespace

std::string nimber(std::string_view expression) {
  const Nimber value = located(expression, [](std::string_view text) { return Expression(text).value(); });
  Json json;
  json.begin_object().key("expression").text(expression).key("value").number(value);
  return json.end_object().take();
}

std::string nimber_table(std::string_view operation, std::string_view corner, std::uint64_t side) {
  if (side == 0 || side > most_side) refuse(ErrorCode::bad_request, {Expected::side_up_to, most_side});
  const auto [a, b] = read_corner(corner, side);
  Json json;
  json.begin_object().key("operation").text(operation).key("row").number(a).key("column").number(b);
  json.key("values").begin_array();
  for (std::uint64_t i = 0; i < side; ++i) {
    json.begin_array();
    for (std::uint64_t j = 0; j < side; ++j)
      json.number(operation == "sum" ? (a + i) ^ (b + j) : nim_product(a + i, b + j));
    json.end_array();
  }
  return json.end_array().end_object().take();
}

}  // namespace sg
