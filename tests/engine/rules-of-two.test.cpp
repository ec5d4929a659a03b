// Heaps with a rule for each player: games that exist already, the roles exchanged, and the notation of such rules.
#include "theory/rules/rules-of-two.hpp"
#include "catch.hpp"
#include "effort.hpp"
#include "request/address/address.hpp"
#include "solve/partizan/position-values.hpp"

namespace sg::rules_of_two {
namespace {

/// Values by canonical forms: equal ids are equal values.
class Valued {
 public:
  partizan::Form of(const std::string& address) {
    const Sum sum = read_address(address);
    REQUIRE(values_.advance(sum, meter_) == Progress::done);
    return *values_.value(sum);
  }
  partizan::Forms forms;

 private:
  PositionValues values_{forms};
  Meter meter_{Meter::unlimited};
};

std::string game(const std::string& left, const std::string& right) {
  return "partizan-heap-rule(left: " + left + "; right: " + right + "):";
}

std::string printed(const std::string& text) {
  Reader reader(text, 0, text.size(), ErrorCode::bad_rules);
  return RulesOfTwo::read(reader).text();
}

const std::vector<std::string> rules = {
    "n -> n-1, n-2",      "n -> n-k where k in {1,3}",          "m -> m/2",
    "n -> n-k where k|n", "n -> (a,b) where a+b=n-1; n -> n-4", "n -> (a,b) where a+b=n-2 and a<b; n -> () where n<3",
    "n -> n-1 where n<0",
};

}  // namespace

TEST_CASE("partizan subtraction games are rules of two") {
  Valued valued;
  unsigned compared = 0;
  for (const auto& [sets, left, right] : std::vector<std::array<std::string, 3>>{
           {"1,3;2,3", "n -> n-k where k in {1,3}", "n -> n-2, n-3"},
           {"1,2;1,3", "n -> n-k where 1<=k<=2", "n -> n-1; n -> n-3"},
           {"2;1,2,3", "heap -> heap-2", "n -> m where n-3<=m<n"},
       })
    for (unsigned n = 0; n <= cases(24); ++n, ++compared) {
      INFO(sets << " of " << n);
      REQUIRE(valued.of("partizan-subtraction(" + sets + "):" + std::to_string(n)) ==
              valued.of(game(left, right) + std::to_string(n)));
    }
  CHECK(compared > 8);
}

TEST_CASE("one rule for both is the rule itself, and exchanged roles are the negative") {
  Valued valued;
  for (const std::string& left : rules)
    for (unsigned n = 0; n <= 9; ++n) {
      const std::string heap = std::to_string(n);
      INFO(left << " of " << n);
      REQUIRE(valued.of(game(left, left) + heap) == valued.of("heap-rule(" + left + "):" + heap));
      for (const std::string& right : rules) {
        INFO(" and " << right);
        const partizan::Form value = valued.of(game(left, right) + heap);
        REQUIRE(valued.of(game(right, left) + heap) == valued.forms.negative(value));
        // Heaps add.
        REQUIRE(valued.of(game(left, right) + heap + ",3") ==
                valued.forms.sum(value, valued.of(game(left, right) + "3")));
      }
    }
}

TEST_CASE("rules of two are written in one way") {
  const std::string written = "left: n -> n-1; n -> n/2 where 2|n; right: m -> (a,b) where a+b=m-2";
  CHECK(printed(written) == written);
  CHECK(printed(" left :n->n-1 ;n->n/2 where 2|n;right  : m->(a,b)where a+b=m-2 ") == written);
  // Not a reserved word: a heap may be called so.
  const std::string named = "left: left -> left-1; right: right -> right-1; right -> right/2";
  CHECK(printed(named) == named);
}

}  // namespace sg::rules_of_two
