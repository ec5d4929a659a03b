// Expressions of nimbers: small values by the definition of the product, the laws of a field, and the place of each
// error.
#include "request/values/nimber.hpp"

#include "catch.hpp"
#include "core/text/reader.hpp"
#include "core/value/nim-field.hpp"

using namespace sg;

namespace {

std::string worth(const std::string& expression) {
  const std::string document = nimber(expression);
  const std::size_t from = document.rfind(":\"") + 2;
  return document.substr(from, document.rfind('"') - from);
}

/// Conway's definition: the mex of the products with smaller factors.
Nimber defined_product(Nimber a, Nimber b) {
  std::vector<Nimber> options;
  for (Nimber x = 0; x < a; ++x)
    for (Nimber y = 0; y < b; ++y)
      options.push_back(defined_product(a, y) ^ defined_product(x, b) ^ defined_product(x, y));
  return mex(options);
}

}  // namespace

TEST_CASE("an expression of nimbers is worked out") {
  for (Nimber a = 0; a < 5; ++a)
    for (Nimber b = 0; b < 5; ++b)
      CHECK(worth(std::to_string(a) + "*" + std::to_string(b)) == std::to_string(defined_product(a, b)));
  for (const auto& [expression, value] : std::vector<std::pair<std::string, std::string>>{
           {"7", "7"},
           {"1+2+3", "0"},
           {"2+3*2", "3"},
           {"(2+3)*2", "2"},
           {"2*2/2", "2"},
           {"2^3", "1"},
           {"2*3^2", "3"},
           {"5^0 + 0^0", "0"},
           {"sqrt(3)^2", "3"},
           {" （２＋１）* 2 ", "1"},
           {"18446744073709551615/18446744073709551615", "1"},
           {"18446744073709551615^18446744073709551615", "1"},
           {"12345678901234567*98765432109876543/98765432109876543", "12345678901234567"},
           {"sqrt(12345678901234567)*sqrt(12345678901234567)", "12345678901234567"},
           {"(7*9+3)/5*5+3+7*9", "0"},
       }) {
    INFO(expression);
    CHECK(worth(expression) == value);
  }
}

TEST_CASE("an error in an expression of nimbers has its place") {
  for (const auto& [expression, at] : std::vector<std::pair<std::string, std::size_t>>{
           {"", 0},
           {"1+", 2},
           {"(1+2", 4},
           {"1 2", 2},
           {"3/ (1+1)", 3},
           {"0/0", 2},
           {"2^-1", 2},
           {"2^2^2", 3},
           {"sqrt 4", 5},
           {"1-1", 1},
           {"18446744073709551616", 0},
           {"２*x", 2},
           {std::string(101, '('), 100},
       }) {
    INFO(expression);
    try {
      nimber(expression);
      FAIL("no error");
    } catch (const InputError& error) {
      CHECK(error.at == at);
    }
  }
}
