// Coins on a grid: single heads against the mex over every product of sets, found and counted moves against all moves.
#include <random>
#include <set>

#include "catch.hpp"
#include "core/game/visit.hpp"
#include "theory/coins/grid-coins.hpp"

using namespace sg;

namespace {

GridCoins coins_of(std::string_view text, std::size_t sides) {
  Reader reader(text, 0, text.size(), ErrorCode::bad_rules);
  return GridCoins::read(reader, sides);
}

CoinGrid tails(const Cell& sides) { return CoinGrid(Grid(sides, std::string(sides[0] * sides[1] * sides[2], 'T'))); }

Nimber value_of(const GridCoins& coins, const CoinGrid& grid) {
  Meter meter(Meter::unlimited);
  REQUIRE(coins.grow(grid, meter));
  return *coins.value(grid);
}

/// Checks every head alone, whose options have the values of earlier heads.
void check_single_heads(const GridCoins& coins, const Cell& sides) {
  const CoinGrid empty = tails(sides);
  std::vector<Nimber> defined;
  for (std::size_t i = 0; i < empty.size(); ++i) {
    const CoinGrid grid = empty.turned({i});
    std::vector<Nimber> options;
    coins.each_move(grid, [&](const Touch& touch) {
      Nimber others = 0;
      for (const std::uint64_t coin : touch)
        if (coin != i) others ^= defined[static_cast<std::size_t>(coin)];
      options.push_back(others);
      return touch.back() == i;
    });
    defined.push_back(mex(options));
    INFO(coins.text() << " at " << grid.name(i));
    REQUIRE(value_of(coins, grid) == defined[i]);
  }
}

}  // namespace

TEST_CASE("a head on a grid is worth the mex over every product of sets") {
  for (const std::string_view text :
       {"lines", "corners", "turtles*turtles", "turtles*ruler", "twins*mock-turtles", "mock-turtles*mock-turtles",
        "twins*rulerette", "moebius*motley", "ternups*1-2C(3)", "grunt*3F", "1,3C,2E*turtles", "sym*triplets"})
    check_single_heads(coins_of(text, 2), {1, 8, 8});
  for (const std::string_view text : {"boxes", "turtles*turtles*turtles", "ruler*mock-turtles*twins"})
    check_single_heads(coins_of(text, 3), {4, 4, 4});
}

TEST_CASE("the moves found and counted on a grid are those among all moves") {
  std::mt19937_64 random(5);
  for (const std::string_view text : {"lines", "corners", "turtles*turtles", "mock-turtles*ruler", "twins*moebius"}) {
    const GridCoins coins = coins_of(text, 2);
    for (int i = 0; i < 20; ++i) {
      CoinGrid grid = tails({1, 9, 9});
      for (int heads = 0; heads < 12; ++heads) grid = grid.turned({random() % grid.size()});
      const Nimber own = value_of(coins, grid);
      const Nimber target = i % 2 == 0 ? 0 : random() % (own + 1);
      std::set<Touch> tried;
      std::size_t all = 0;
      coins.each_move(grid, [&](const Touch& touch) {
        ++all;
        if (*coins.value(grid.turned(touch)) == target) tried.insert(touch);
        return true;
      });
      std::set<Touch> found;
      std::size_t visited = 0;
      const Look keep = [&](const Touch& touch) {
        ++visited;
        found.insert(touch);
        return true;
      };
      Meter meter(Meter::unlimited);
      Stage stage;
      coins.each_move_to(grid, target, Visit(meter, keep, stage));
      INFO(text << ": " << grid.text() << " to " << target);
      REQUIRE(coins.finds(grid));
      REQUIRE(*coins.count_moves(grid) == all);
      REQUIRE(found == tried);
      REQUIRE(visited == found.size());
      if (const auto count = coins.count_moves_to(grid, target, meter)) REQUIRE(*count == visited);
    }
  }
}
