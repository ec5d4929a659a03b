// Values of small positions of all partizan games against bare play: of a difference of two positions, by either beginner.
#include <cstdio>
#include <random>
#include <unordered_map>

#include "api/calculator.hpp"
#include "catch.hpp"
#include "effort.hpp"

namespace sg {
namespace {

/// Of each sample of each partizan game, positions up to the size to which the laws go, Left to move.
std::vector<Component> small_positions(std::size_t most) {
  std::vector<Component> all;
  for (const Family& family : families()) {
    if (family.info.kind != Kind::partizan) continue;
    for (const GamePtr& game : family.samples()) {
      std::vector<Component> own;
      game->each_small(family.info.checked_to, [&](const PositionPtr& p) {
        if (game->left_moves(*p)) own.push_back({game, p});
      });
      // As many of the large ones as of the small ones.
      for (std::size_t i = 0; i < own.size(); ++i)
        if (own.size() <= most || i % (own.size() / most + 1) == 0) all.push_back(own[i]);
    }
  }
  return all;
}

/// Bare play of a - b: in b the players have changed their roles. Nothing is known but the moves.
class Difference {
 public:
  Difference(const Component& a, const Component& b) : sum_{a, b} {}
  bool wins(Player first) { return wins(sum_, first); }

 private:
  static Player role(std::size_t component, Player player) { return component == 0 ? player : other(player); }
  bool wins(const Sum& sum, Player first) {
    std::string key = index_of(first) == 0 ? "L" : "R";
    for (const Component& c : sum) key += std::to_string(c.position->key().size()) + ':' + c.position->key();
    if (const auto known = wins_.find(key); known != wins_.end()) return known->second;
    bool found = false;
    for (std::size_t i = 0; i < sum.size() && !found; ++i) {
      const Game& game = *sum[i].game;
      const PositionPtr p = moved_by({sum[i]}, role(i, first))[0].position;
      std::vector<Touch> moves;
      Meter meter(Meter::unlimited);
      game.each_move(*p, meter, [&](const Touch& touch) {
        moves.push_back(touch);
        return true;
      });
      for (const Touch& touch : moves) {
        Sum next = sum;
        next[i].position = game.after(*p, touch, Play::normal);
        next[i] = moved_by({next[i]}, Player::left)[0];
        if (!wins(next, other(first))) found = true;
      }
    }
    return wins_[key] = found;
  }

  Sum sum_;
  std::unordered_map<std::string, bool> wins_;
};

}  // namespace

TEST_CASE("values of small positions of partizan games compare as bare play says") {
  const auto positions = small_positions(extent<std::size_t>(400, 120, 20));
  REQUIRE(positions.size() > 20);
  Meter meter(Meter::unlimited);
  Calculator calculator;
  const auto value = [&](const Component& c) {
    REQUIRE(calculator.positions.advance({c}, meter) == Progress::done);
    return *calculator.positions.value(c);
  };
  std::mt19937 random(7);
  const unsigned rounds = extent(200'000u, 60'000u, 500u);
  unsigned equal = 0;
  for (unsigned i = 0; i < rounds; ++i) {
    const Component& a = positions[random() % positions.size()];
    const Component& b = positions[random() % positions.size()];
    const partizan::Form g = value(a), h = value(b);
    const partizan::Relation relation = calculator.forms.relation(g, h);
    equal += relation == partizan::Relation::equal ? 1 : 0;
    Difference played(a, b);
    INFO(a.address() << " and " << b.address());
    // Left wins the difference if she begins, unless it is at most 0; Right, unless it is at least 0.
    const bool at_most = relation == partizan::Relation::equal || relation == partizan::Relation::less;
    const bool at_least = relation == partizan::Relation::equal || relation == partizan::Relation::greater;
    REQUIRE(played.wins(Player::left) == !at_most);
    REQUIRE(played.wins(Player::right) == !at_least);
  }
  REQUIRE(equal > rounds / 100);
  std::printf("evidence: partizan-values %u comparisons of positions by either beginner, %u of them equal\n",
              2 * rounds, equal);
}

}  // namespace sg
