// Bounds of sums that are too large, against the sums themselves if they are not.
#include <map>
#include <random>

#include "catch.hpp"
#include "effort.hpp"
#include "request/values/value-query.hpp"
#include "solve/partizan/value-calculator.hpp"
#include "theory/partizan/expression.hpp"
#include "theory/partizan/operations.hpp"

namespace sg::partizan {
namespace {

struct RandomGames {
  RandomGames() { calculator.forms.measure_by(meter); }
  /// A random game made from numbers and earlier games.
  Form random(std::mt19937& random, const std::vector<Form>& before) {
    const auto some = [&] {
      const auto n = static_cast<std::int64_t>(random() % 13) - 6;
      return before.empty() || random() % 3 > 0 ? forms.number(*Dyadic::of(n, random() % 3))
                                                : before[random() % before.size()];
    };
    Forms::Options left{some()}, right{some()};
    if (random() % 3 == 0) left.push_back(some());
    if (random() % 3 == 0) right.push_back(some());
    return forms.canonical(left, right);
  }

  Meter meter{Meter::unlimited};
  ValueCalculator calculator;
  Forms& forms = calculator.forms;
};

bool is_within(const Dyadic& x, const Range& range) { return range.least <= x && x <= range.most; }

}  // namespace

TEST_CASE("the bounds of a sum hold its mean, its stops and its temperature, and name no wrong winner") {
  const unsigned rounds = extent(400u, 40u, 4u);
  const std::vector<std::int64_t> counts{1, 1, 1, 2, -1, -3, 0};
  std::map<std::string, unsigned> met;
  for (unsigned seed = 0; seed < rounds; ++seed) {
    RandomGames own;
    Forms& forms = own.forms;
    Thermographs& thermographs = own.calculator.thermographs;
    std::mt19937 random(seed);
    std::vector<Form> games;
    for (unsigned i = 0; i < 30; ++i) games.push_back(own.random(random, games));
    for (unsigned i = 0; i < 100; ++i) {
      std::vector<Part> parts;
      Form sum = forms.zero();
      for (auto n = 1 + random() % 4; n > 0; --n) {
        parts.push_back({games[random() % games.size()], counts[random() % counts.size()]});
        sum = forms.sum(sum, multiple(forms, parts.back().count, parts.back().value));
      }
      const SumBounds bounds = bounds_of(thermographs, parts);
      const Thermograph& told = thermographs.of(sum);
      INFO("seed " << seed << ", sum " << i << ": " << own.calculator.texts.text(sum).value_or("?"));
      REQUIRE(bounds.mean == told.mean);
      REQUIRE(is_within(told.temperature, bounds.temperature));
      for (const Player player : players) {
        const Range& range = bounds.stops[index_of(player)];
        REQUIRE(is_within(forms.stop(sum, player), range));
        const Form zero = forms.zero();
        const bool wins = player == Player::left ? !forms.is_at_most(sum, zero) : !forms.is_at_most(zero, sum);
        if (const auto by_bounds = bounds.wins(player)) {
          REQUIRE(*by_bounds == wins);
          ++met[wins ? "won" : "lost"];
        } else {
          ++met["open"];
        }
        if (parts.size() > 1) ++met[range.least == range.most ? "a stop alone" : "a range of stops"];
        // Each end is reached by some sum.
        if (range.least < range.most && forms.stop(sum, player) == range.least) ++met["the least"];
        if (range.least < range.most && forms.stop(sum, player) == range.most) ++met["the most"];
      }
      if (bounds.temperature.least == bounds.temperature.most) ++met["one temperature"];
    }
  }
  for (const char* const kind :
       {"won", "lost", "open", "a stop alone", "a range of stops", "the least", "the most", "one temperature"}) {
    INFO(kind);
    REQUIRE(met[kind] > rounds);
  }
}

TEST_CASE("terms of an expression are its sums, differences and multiples, and nothing else") {
  const std::map<std::string, std::vector<std::int64_t>> counts{
      {"1", {1}},
      {"{1|0} + * - ^", {1, 1, -1}},
      {"3.{1|0} - 2.(* - 4.{2|1})", {3, -2, 8}},
      {"-(-(1 - *))", {1, -1}},
      {"{1 + *|0} + 1:*", {1, 1}},
      {"cool({3|0}, 1) + 0.{1|0}", {1, 0}},
      {"4611686018427387903.(4.*)", {1}},
      {"2147483648.(-4294967296.*)", {1}},
      {"-2147483648.(-2147483647.*)", {4611686016279904256}},
  };
  for (const auto& [text, wanted] : counts) {
    INFO(text);
    const Expression expression = read_expression(text);
    std::vector<std::int64_t> found;
    for (const Term& term : terms_of(expression)) found.push_back(term.count);
    REQUIRE(found == wanted);
  }
}

TEST_CASE("what is added up in an expression has bounds where the value takes too long") {
  Meter meter(200'000);
  ValueCalculator calculator;
  ValueQuery query(
      "{7||4|1} + {9|5||3} + {10||2|-3} + {6|3||1} + {12|5||0|-2} + {8||3|-9} + {15||4|1} + {17|9||4|1} - "
      "{7|-1||-2|-5} + "
      "{21||11|3} - 2.{8|3||1|-1/2}",
      calculator);
  REQUIRE(query.advance(meter) == Progress::working);
  REQUIRE(meter.refuses());
  REQUIRE(query.bounds() != nullptr);
  REQUIRE(query.bounds()->wins(Player::right) == false);
}

}  // namespace sg::partizan
