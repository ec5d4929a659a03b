// Short games by their canonical forms, against the definitions: who wins a difference by bare play, and known facts
// about the games born by day 3.
#include <algorithm>
#include <map>
#include <random>
#include <set>

#include "catch.hpp"
#include "effort.hpp"
#include "request/values/value-query.hpp"
#include "solve/partizan/value-calculator.hpp"
#include "theory/partizan/operations.hpp"

namespace sg::partizan {
namespace {

/// Games as constructed, their options in any order and not reduced.
class Trees {
 public:
  using Tree = std::size_t;

  Tree add(std::vector<Tree> left, std::vector<Tree> right) {
    options_.push_back({std::move(left), std::move(right)});
    return options_.size() - 1;
  }
  Tree random(std::mt19937& random) {
    std::array<std::vector<Tree>, 2> options;
    for (auto& side : options)
      for (auto n = options_.empty() ? 0 : random() % 4; n > 0; --n) side.push_back(random() % options_.size());
    return add(options[0], options[1]);
  }
  const std::vector<Tree>& options(Tree tree, Player player) const { return options_[tree][index_of(player)]; }
  /// Returns the form of a game; `before` has the forms of all earlier games.
  Form form(Tree tree, const std::vector<Form>& before, Forms& forms) const {
    std::array<Forms::Options, 2> made;
    for (const Player player : players)
      for (const Tree x : options(tree, player)) made[index_of(player)].push_back(before[x]);
    return forms.canonical(made[0], made[1]);
  }

  /// Returns true if that player, moving first, wins g - h.
  bool wins(Tree g, Tree h, Player first) {
    const auto [known, is_new] = wins_.try_emplace({g, h, first});
    if (!is_new) return known->second;
    bool found = false;
    for (const Tree x : options(g, first)) found = found || !wins(x, h, other(first));
    for (const Tree x : options(h, other(first))) found = found || !wins(g, x, other(first));
    return wins_[{g, h, first}] = found;
  }

 private:
  std::vector<std::array<std::vector<Tree>, 2>> options_;
  std::map<std::tuple<Tree, Tree, Player>, bool> wins_;
};

Relation relation_of(bool left_wins, bool right_wins) {
  if (left_wins) return right_wins ? Relation::confused : Relation::greater;
  return right_wins ? Relation::less : Relation::equal;
}

/// Returns the values of all games whose options are among these.
std::vector<Form> born_after(Forms& forms, const std::vector<Form>& before) {
  // Antichains are enough, as other options are dominated.
  std::vector<Forms::Options> sets{{}};
  for (const Form g : before)
    for (std::size_t i = sets.size(); i-- > 0;)
      if (std::all_of(sets[i].begin(), sets[i].end(),
                      [&](Form h) { return forms.relation(g, h) == Relation::confused; })) {
        sets.push_back(sets[i]);
        sets.back().push_back(g);
      }
  std::set<Form> born;
  for (const auto& left : sets)
    for (const auto& right : sets) born.insert(forms.canonical(left, right));
  return {born.begin(), born.end()};
}

struct Fixture {
  Fixture() { calculator.forms.measure_by(meter); }
  Form read(std::string_view text) {
    ValueQuery asked(text, calculator);
    REQUIRE(asked.advance(meter) == Progress::done);
    return asked.value();
  }
  Meter meter{Meter::unlimited};
  ValueCalculator calculator;
  Forms& forms = calculator.forms;
};

}  // namespace

TEST_CASE("short games compare as bare play of their difference says") {
  const unsigned rounds = extent(2000u, 200u, 20u);
  for (unsigned seed = 0; seed < rounds; ++seed) {
    Fixture own;
    std::mt19937 random(seed);
    Trees trees;
    std::vector<Form> forms;
    for (unsigned i = 0; i < 24; ++i) {
      forms.push_back(trees.form(trees.random(random), forms, own.forms));
    }
    for (std::size_t g = 0; g < forms.size(); ++g)
      for (std::size_t h = 0; h < forms.size(); ++h) {
        const Relation played = relation_of(trees.wins(g, h, Player::left), trees.wins(g, h, Player::right));
        INFO("seed " << seed << ", trees " << g << " and " << h);
        REQUIRE(own.forms.relation(forms[g], forms[h]) == played);
        REQUIRE((forms[g] == forms[h]) == (played == Relation::equal));
      }
  }
}

// 1, 4, 22, 1474: Conway 1976, ch. 10; Siegel 2013, ch. III.1 (the last after Hickerson).
TEST_CASE("games born by day 3 are as many as are known") {
  Fixture own;
  std::vector<Form> born{own.forms.zero()};
  for (const std::size_t wanted : {4u, 22u, 1474u}) {
    born = born_after(own.forms, born);
    REQUIRE(born.size() == wanted);
  }
  for (const Form g : born) REQUIRE((own.forms.birthday(g) <= 3));
}

TEST_CASE("sums, negatives, thermographs and texts of the games born by day 3 keep their laws") {
  Fixture own;
  Forms& forms = own.forms;
  std::vector<Form> born{forms.zero()};
  for (int day = 0; day < 3; ++day) born = born_after(forms, born);
  auto& thermographs = own.calculator.thermographs;
  for (const Form g : born) {
    REQUIRE(forms.sum(g, forms.negative(g)) == forms.zero());
    const auto text = own.calculator.texts.text(g);
    REQUIRE(text);
    INFO(*text);
    REQUIRE(own.read(*text) == g);
    // If a move costs t, play of the cooled game stops at the walls.
    const Thermograph thermograph = thermographs.of(g);
    for (const auto& corner : thermograph.left.corners) {
      if (!(Dyadic(-1) < corner.tax)) continue;
      const Form cold = cooled(thermographs, g, corner.tax);
      REQUIRE(forms.stop(cold, Player::left) == thermograph.left.at(corner.tax));
      REQUIRE(forms.stop(cold, Player::right) == thermograph.right.at(corner.tax));
    }
    if (const auto weight = own.calculator.weights.atomic_weight(g))
      if (own.calculator.weights.is_all_small(g) && forms.is_at_most(forms.integer(2), *weight))
        REQUIRE(forms.relation(g, forms.zero()) == Relation::greater);
    const auto& uptimal = own.calculator.uptimals.of(g);
    if (uptimal) REQUIRE(own.calculator.uptimals.made(*uptimal) == g);
    const Form plain = reduced(forms, g);
    const Form rest = forms.difference(g, plain);
    REQUIRE(own.calculator.weights.is_infinitesimal(rest));
  }
  std::mt19937 random(1);
  const unsigned sums = extent(20'000u, 1500u, 100u);
  for (unsigned i = 0; i < sums; ++i) {
    const Form g = born[random() % born.size()], h = born[random() % born.size()], k = born[random() % born.size()];
    const Form sum = forms.sum(g, h);
    REQUIRE(forms.sum(sum, k) == forms.sum(g, forms.sum(k, h)));
    REQUIRE(forms.is_at_most(forms.sum(g, k), forms.sum(h, k)) == forms.is_at_most(g, h));
    const Thermograph of_sum = thermographs.of(sum), a = thermographs.of(g), b = thermographs.of(h);
    REQUIRE(of_sum.mean == a.mean + b.mean);
    REQUIRE(of_sum.temperature <= std::max(a.temperature, b.temperature));
    for (const auto& corner : of_sum.left.corners) {
      REQUIRE(of_sum.left.at(corner.tax) <= a.left.at(corner.tax) + b.left.at(corner.tax));
      REQUIRE(a.right.at(corner.tax) + b.right.at(corner.tax) <= of_sum.right.at(corner.tax));
    }
  }
}

TEST_CASE("numbers, ups and nimbers are what their options make") {
  Fixture own;
  Forms& forms = own.forms;
  for (const Dyadic& x : {Dyadic(0), Dyadic(-3), *Dyadic::of(5, 3)})
    for (std::int64_t ups = -4; ups <= 4; ++ups)
      for (Nimber nimber = 0; nimber < 6; ++nimber) {
        const Form g = forms.of({x, ups, nimber});
        REQUIRE(forms.canonical(forms.options(g, Player::left), forms.options(g, Player::right)) == g);
        // Computes this sum step by step, bypassing the shortcut for games that are recognised by their options.
        REQUIRE(forms.sum(forms.sum(forms.number(x), forms.nimber(nimber)), multiple(forms, ups, forms.ups(1))) == g);
        Count longest = 0;
        for (const Player player : players)
          for (const Form option : forms.options(g, player)) longest = std::max(longest, forms.birthday(option) + 1);
        REQUIRE((forms.birthday(g) == longest));
      }
}

TEST_CASE("a cap is met, and nothing before it is lost") {
  Fixture own;
  Meter few(2000);
  own.forms.measure_by(few);
  const Form hot = switch_of(own.forms, own.forms.integer(3));
  REQUIRE_THROWS_AS(multiple(own.forms, 1000, own.forms.sum(hot, own.forms.canonical({own.forms.integer(5)}, {hot}))),
                    Interrupted);
  own.forms.measure_by(own.meter);
  REQUIRE(own.forms.sum(hot, hot) == own.forms.zero());
  REQUIRE_THROWS_AS(own.forms.integer(Dyadic::most_whole), Interrupted);
}

}  // namespace sg::partizan
