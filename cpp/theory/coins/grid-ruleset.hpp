// Base of the games of coins on a grid: a ruleset except for its `info`, its number of `sides` and the `samples`.
#pragma once

#include "theory/coins/grid-coins.hpp"

namespace sg {

template <class Game>
struct GridRuleset {
  using Position = CoinGrid;
  static constexpr bool unordered = true;
  GridCoins turning;

  static Game read_rules(Reader& reader) {
    Game game;
    game.turning = GridCoins::read(reader, Game::sides);
    return game;
  }
  std::string rules() const { return turning.text(); }
  void admit(const CoinGrid& grid, Reader& reader) const { turning.admit(grid, reader); }
  static void each_small(unsigned size, auto&& visit) { CoinGrid::each_small(size, Game::sides == 3, visit); }

  bool each_move(const CoinGrid& grid, auto&& visit) const { return turning.each_move(grid, visit); }
  CoinGrid after(const CoinGrid& grid, const Touch& touch) const { return grid.turned(touch); }

  std::optional<Value> theorem(const CoinGrid& grid) const {
    return turning.by_theorem() ? valued(turning, grid) : std::nullopt;
  }
  struct Table {
    const GridCoins* turning;
    bool can_reach(const CoinGrid& grid) const { return turning->can_reach(grid); }
    bool grow(const CoinGrid& grid, Meter& meter) const { return turning->grow(grid, meter); }
    std::optional<Value> value(const CoinGrid& grid) const { return valued(*turning, grid); }
  };
  std::shared_ptr<Table> table() const { return std::make_shared<Table>(Table{&turning}); }

  std::optional<Count> count_moves(const CoinGrid& grid) const { return turning.count_moves(grid); }
  bool finds(const CoinGrid& grid, Nimber) const { return turning.finds(grid); }
  bool each_move_to(const CoinGrid& grid, Nimber target, auto&& visit) const {
    return turning.each_move_to(grid, target, visit);
  }
  std::optional<Count> count_moves_to(const CoinGrid& grid, Nimber target, Meter& meter) const {
    return turning.count_moves_to(grid, target, meter);
  }
  std::optional<Followers> followers(const CoinGrid& grid, const Touch& turned) const {
    return turning.followers(grid, turned);
  }
  std::vector<Reason> why(const CoinGrid& grid) const { return turning.why(grid); }

 private:
  static std::optional<Value> valued(const GridCoins& turning, const CoinGrid& grid) {
    const auto value = turning.value(grid);
    return value ? std::optional(Value::nimber(*value)) : std::nullopt;
  }
};

}  // namespace sg
