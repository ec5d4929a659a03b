// Values by outcomes agree with the definition, and so do positions that share a key: whole families of the games that are
// searched most.
#include "core/solve/outcomes.hpp"

#include <map>

#include "catch.hpp"
#include "definition.hpp"

using namespace sg;

namespace {

struct Family {
  std::string_view id;
  unsigned size;
};
const Family families_searched[] = {{"cram", 12}, {"node-kayles", 5}, {"arc-kayles", 5}, {"chomp", 14}};

GamePtr game_of(std::string_view id) { return make_game(*find_game(id), nullptr); }

/// Positions told apart by their texts alone.
struct ByText : Definition<Mex> {
  std::string key(const PositionPtr& p) const { return p->text(); }
};

/// With no table but its own, unless one is given.
std::optional<Value> by_outcomes(const Game& game, const PositionPtr& p, Outcomes::Values& values) {
  const auto outcomes = Outcomes::make(game, values);
  REQUIRE(outcomes);
  values.start(p);
  outcomes->start(p, Outcomes::First::outcomes);
  Meter meter(Meter::unlimited);
  CHECK(outcomes->advance(meter) == Progress::done);
  const auto value = values.worth(p);
  if (value && outcomes->wins(p)) CHECK(value->wins());
  return value;
}
std::optional<Value> by_outcomes(const Game& game, const PositionPtr& p) {
  Outcomes::Values values({game, Play::normal}, {});
  return by_outcomes(game, p, values);
}

}  // namespace

TEST_CASE("values by outcomes are those of the definition, and a key has one") {
  unsigned long long compared = 0;
  for (const auto& [id, size] : families_searched) {
    const GamePtr game = game_of(id);
    Judged<ByText, Mex> defined({{*game}}, {});
    Outcomes::Values all({*game, Play::normal}, {});
    std::map<std::string, Value> of_key;
    game->each_small(size, [&](const PositionPtr& p) {
      const Value value = defined(p);
      const bool agree = by_outcomes(*game, p) == value && by_outcomes(*game, p, all) == value;
      if (!agree) FAIL_CHECK(id << ':' << p->text() << " by outcomes");
      if (of_key.try_emplace(p->key(), value).first->second != value)
        FAIL_CHECK(id << ':' << p->text() << " by its key");
      ++compared;
    });
  }
  std::printf("evidence: outcomes %llu positions compared with the definition\n", compared);
}
