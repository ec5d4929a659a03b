// Values of small positions of all partizan games, against bare play of a difference of two positions with either
// player first; also negatives, and values as positions.
#include <cstdio>
#include <random>
#include <unordered_map>

#include "catch.hpp"
#include "effort.hpp"
#include "request/address/address.hpp"
#include "request/values/value-certificate.hpp"
#include "solve/partizan/negative.hpp"
#include "solve/partizan/value-calculator.hpp"
#include "theory/partizan/latex.hpp"

namespace sg {
namespace {

/// Positions of each sample of each partizan game, up to the size of the laws, Left to move.
std::vector<Component> small_positions(std::size_t most) {
  std::vector<Component> all;
  for (const Family& family : families()) {
    if (family.info.game_class != GameClass::partizan) continue;
    for (const GamePtr& game : samples_of(family)) {
      std::vector<Component> own;
      game->each_small(family.info.checked_to, [&](const PositionPtr& p) {
        if (game->left_moves(*p)) own.push_back({game, p});
      });
      // Evenly spaced, so that small positions do not crowd out large ones.
      for (std::size_t i = 0; i < own.size(); ++i)
        if (own.size() <= most || i % (own.size() / most + 1) == 0) all.push_back(own[i]);
    }
  }
  return all;
}

/// Roles of the players in the second of two games.
enum class Roles : bool { same, exchanged };

/// Bare play of a sum of two, or of a - b, where the players exchange their roles in b. It knows nothing but the moves.
class Difference {
 public:
  Difference(const Component& a, const Component& b, Roles roles = Roles::exchanged) : sum_{a, b}, roles_(roles) {}
  bool wins(Player first) { return wins(sum_, first); }

 private:
  Player role(std::size_t component, Player player) const {
    return component == 0 || roles_ == Roles::same ? player : other(player);
  }
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
  Roles roles_;
  std::unordered_map<std::string, bool> wins_;
};

Component negative(const Component& c) { return {negative_of(c.game), c.position}; }

}  // namespace

TEST_CASE("values of small positions of partizan games compare as bare play says") {
  const auto positions = small_positions(extent<std::size_t>(400, 120, 20));
  REQUIRE(positions.size() > 20);
  Meter meter(Meter::unlimited);
  ValueCalculator calculator;
  const auto value = [&](const Component& c) {
    REQUIRE(calculator.positions.advance({c}, meter) == Progress::done);
    return *calculator.positions.value(c);
  };
  std::mt19937 random(7);
  const unsigned rounds = extent(200'000u, 12'000u, 500u);
  unsigned equal = 0;
  for (unsigned i = 0; i < rounds; ++i) {
    const Component& a = positions[random() % positions.size()];
    const Component& b = positions[random() % positions.size()];
    const partizan::Form g = value(a), h = value(b);
    const partizan::Relation relation = calculator.forms.relation(g, h);
    equal += relation == partizan::Relation::equal ? 1 : 0;
    Difference played(a, b);
    INFO(a.address() << " and " << b.address());
    // Left wins the difference moving first, unless it is at most 0; Right, unless it is at least 0.
    const bool at_most = relation == partizan::Relation::equal || relation == partizan::Relation::less;
    const bool at_least = relation == partizan::Relation::equal || relation == partizan::Relation::greater;
    REQUIRE(played.wins(Player::left) == !at_most);
    REQUIRE(played.wins(Player::right) == !at_least);
  }
  REQUIRE(equal > rounds / 100);
  std::printf("evidence: partizan-values %u comparisons of positions by either beginner, %u of them equal\n",
              2 * rounds, equal);
}

TEST_CASE("a position and its negative are lost by whoever begins, by bare play and by their values") {
  const auto positions = small_positions(extent<std::size_t>(2000, 400, 40));
  Meter meter(Meter::unlimited);
  ValueCalculator calculator;
  const auto value = [&](const Sum& sum) {
    REQUIRE(calculator.positions.advance(sum, meter) == Progress::done);
    return *calculator.positions.value(sum);
  };
  for (const Component& c : positions) {
    const Component turned = negative(c);
    INFO(c.address());
    REQUIRE(turned.address() == '-' + c.address());
    REQUIRE(address_of(read_address(turned.address())) == turned.address());
    REQUIRE(address_of(sg::turned({turned})) == "turn=R " + turned.address());
    REQUIRE(negative(turned).game == c.game);
    REQUIRE(value({turned}) == calculator.forms.negative(value({c})));
    REQUIRE(value({c, turned}) == calculator.forms.zero());
    Difference played(c, turned, Roles::same);
    REQUIRE(!played.wins(Player::left));
    REQUIRE(!played.wins(Player::right));
  }
  std::printf("evidence: negatives %zu positions of games of two players that lose beside their negatives\n",
              positions.size());
}

TEST_CASE("the value of a position, played as a game, is worth that value, and equals the position by bare play") {
  const auto positions = small_positions(extent<std::size_t>(1000, 200, 20));
  Meter meter(Meter::unlimited);
  ValueCalculator calculator;
  unsigned not_numbers = 0;
  for (const Component& c : positions) {
    REQUIRE(calculator.positions.advance({c}, meter) == Progress::done);
    const partizan::Form value = *calculator.positions.value({c});
    const std::string address = "value:" + *calculator.texts.text(value);
    INFO(c.address() << " and " << address);
    const Component as_value = read_address(address)[0];
    REQUIRE(as_value.address() == address);
    REQUIRE(calculator.positions.advance({as_value}, meter) == Progress::done);
    REQUIRE(*calculator.positions.value({as_value}) == value);
    Difference played(c, negative(as_value), Roles::same);
    REQUIRE(!played.wins(Player::left));
    REQUIRE(!played.wins(Player::right));
    not_numbers += calculator.forms.is_number(value) ? 0 : 1;
  }
  REQUIRE(not_numbers > positions.size() / 4);
}

TEST_CASE("what follows a value in play is read back as itself, in LaTeX too, and is written shortly") {
  for (const char* const text : {"{2||1|0}", "^[20]", "-3/4v[3]*", "2Tiny(+-{1,{3|1}})", "*12", "-7", "+-{2,{4|3}}"}) {
    const Component from = read_address(std::string("value:") + text)[0];
    std::vector<PositionPtr> open;
    std::unordered_map<std::string, bool> seen;
    const auto add = [&](const PositionPtr& p) {
      for (const PositionPtr& either : {p, from.game->turned(*p)})
        if (seen.emplace(either->key(), true).second) open.push_back(either);
    };
    add(from.position);
    while (!open.empty()) {
      const PositionPtr p = open.back();
      open.pop_back();
      INFO(from.address() << ": " << p->text());
      REQUIRE(read_address(Component{from.game, p}.address())[0].position->key() == p->key());
      const std::string text = p->text(), value = text.starts_with("turn=R ") ? text.substr(7) : text;
      const std::string latex = partizan::latex_of(value);
      INFO(latex);
      REQUIRE(read_address("value:" + latex)[0].position->text() == value);
      REQUIRE(p->text().size() <= 2 * from.position->text().size() + 20);
      Meter meter(Meter::unlimited);
      from.game->each_move(*p, meter, [&](const Touch& touch) {
        add(from.game->after(*p, touch, Play::normal));
        return true;
      });
    }
    REQUIRE(seen.size() > 5);
  }
}

TEST_CASE("a certificate whose work is interrupted again and again is the same") {
  const std::pair<const char*, const char*> pairs[] = {{"[toads-and-frogs:tt.tff.f] - [domineering:2x2] + 1/2", "0"},
                                                       {"[domineering:2x2] - ([nim:3] - [col:0-1]) + {1|0}", "1"},
                                                       {"domineering:3x3", ""}};
  for (const auto& [a, b] : pairs) {
    const auto whole = relation_certificate(a, b), parts = relation_certificate(a, b);
    Meter unlimited(Meter::unlimited);
    REQUIRE(whole->advance(unlimited));
    unsigned asked = 0, pauses = 0;
    Meter interrupted(Meter::unlimited, [&] { return ++asked % 4 == 0 ? Meter::Signal::pause : Meter::Signal::go_on; });
    for (; !parts->advance(interrupted); ++pauses) interrupted.resume();
    INFO(a);
    REQUIRE(pauses > 1);
    REQUIRE(whole->reply().status == Status::answered);
    REQUIRE(parts->reply().document == whole->reply().document);
  }
}

}  // namespace sg
