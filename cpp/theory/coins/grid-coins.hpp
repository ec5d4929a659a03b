// Coin turning on a grid: the coins turned are a product of sets, one along each side, each of a coin-turning code; the
// corner farthest from the origin goes from heads to tails.
// Theorem  products (Tartan): the value of a head is the nim product of the values of its coordinates, so turning A x B
//          changes the value by the nim product of the xors over A and B.
//          `lines`, two coins in one row or column, is no product but two: a head is worth the xor of its coordinates.
// Proof    an option of a head worth g h is g h + (g + a)(h + b) for options a, b of its sides; over all a < g, b < h
//          these are what the mex product g h leaves out, and no greater a or b gives g h, as neither factor is then 0.
// Source   Winning Ways, ch. 14
// Cost     moves to a value: one product for each head and each xor along all sides but the last
#pragma once

#include <memory>
#include <unordered_map>

#include "boards/grids/coin-grid.hpp"
#include "core/text/reason.hpp"
#include "core/value/nim-field.hpp"
#include "theory/coins/coin-values.hpp"

namespace sg {

class GridCoins {
 public:
  /// Reads `lines`, `corners`, `boxes`, or as many codes as the grid has sides, joined by "*". Throws InputError.
  static GridCoins read(Reader& reader, std::size_t sides);
  std::string text() const;
  /// Fails the reader where the grid has more sides than the game, or a value would pass 64 bits.
  void admit(const CoinGrid& grid, Reader& reader) const;

  /// Visits every set that may be turned, each once, until the visitor returns false.
  template <class Visit>
  bool each_move(const CoinGrid& grid, Visit&& visit) const;
  std::optional<Count> count_moves(const CoinGrid& grid) const;
  std::optional<Followers> followers(const CoinGrid& grid, const Touch& turned) const;

  bool by_theorem() const;
  bool can_reach(const CoinGrid& grid) const;
  bool grow(const CoinGrid& grid, Meter& meter) const;
  /// Returns nullopt as long as the value of some coordinate is not known.
  std::optional<Nimber> value(const CoinGrid& grid) const;
  std::vector<Reason> why(const CoinGrid& grid) const;

  bool finds(const CoinGrid& grid) const;
  template <class Visit>
  bool each_move_to(const CoinGrid& grid, Nimber target, Visit&& visit) const;
  std::optional<Count> count_moves_to(const CoinGrid& grid, Nimber target, Meter&) const;

 private:
  using Factors = std::vector<CoinCode>;
  /// Sets along one side with a certain rightmost coin and this xor: their number, and the nim inverse of the xor.
  struct Xor {
    Nimber worth, inverse;
    Count sets;
  };
  struct Tally {
    std::vector<Xor> xors = {};
    std::unordered_map<Nimber, Count> sets = {};
  };
  using Tallies = std::vector<std::vector<Tally>>;  // by side and rightmost coin

  /// Returns the coins of the product of a set with one along a further side.
  static Touch product_of(const Touch& coins, const Touch& set, std::size_t length) {
    Touch product;
    product.reserve(coins.size() * set.size());
    for (const std::uint64_t before : coins)
      for (const std::uint64_t coin : set) product.push_back(before * length + coin);
    return product;
  }

  std::size_t axis(std::size_t side) const { return 3 - sides_ + side; }
  bool knows(const CoinGrid& grid) const;
  Nimber worth(const Cell& cell) const;
  Nimber worth_of(const Touch& side_coins, std::size_t side) const;
  Tallies tallies(const CoinGrid& grid) const;

  /// Visits every choice of xors along the sides whose product is `wanted`, for the sets with this head as their far
  /// corner.
  template <class Visit>
  bool each_factoring(const Tallies& tallies, const Cell& head, Nimber wanted, Visit&& visit) const;
  /// Visits every product of sets with this far corner for which `keeps(side, set)` returns true.
  template <class Keeps, class Visit>
  bool each_product(const Factors& factors, const CoinGrid& grid, const Cell& head, Keeps&& keeps, Visit&& visit) const;

  std::size_t sides_ = 2;
  std::vector<Factors> products_;                    // two of them for lines
  std::vector<std::shared_ptr<CoinValues>> values_;  // values of coordinates, by side; they grow with their use
};

template <class Keeps, class Visit>
bool GridCoins::each_product(const Factors& factors, const CoinGrid& grid, const Cell& head, Keeps&& keeps,
                             Visit&& visit) const {
  // Coins so far are numbered as if the sides still to come had one coin each.
  const auto extend = [&](auto&& self, std::size_t side, const Touch& so_far) -> bool {
    if (side == sides_) return visit(so_far);
    return factors[side].each_set(head[axis(side)], [&](const Touch& set) {
      if (!keeps(side, set)) return true;
      return self(self, side + 1, product_of(so_far, set, grid.sides()[axis(side)]));
    });
  };
  return extend(extend, 0, Touch{0});
}

template <class Visit>
bool GridCoins::each_move(const CoinGrid& grid, Visit&& visit) const {
  const auto any = [](std::size_t, const Touch&) { return true; };
  for (std::size_t i = 0; i < grid.size(); ++i)
    for (const Factors& factors : products_)
      if (grid.head(i) && !each_product(factors, grid, grid.cell(i), any, visit)) return false;
  return true;
}

template <class Visit>
bool GridCoins::each_factoring(const Tallies& tallies, const Cell& head, Nimber wanted, Visit&& visit) const {
  std::vector<Nimber> worths(sides_);
  const auto divide = [&](auto&& self, std::size_t side, Nimber rest, Count sets) -> bool {
    const Tally& tally = tallies[side][head[axis(side)]];
    if (side + 1 == sides_) {
      const auto found = tally.sets.find(rest);
      worths[side] = rest;
      return found == tally.sets.end() || visit(worths, sets * found->second);
    }
    for (const Xor& x : tally.xors) {
      worths[side] = x.worth;
      if (!self(self, side + 1, nim_product(rest, x.inverse), sets * x.sets)) return false;
    }
    return true;
  };
  return divide(divide, 0, wanted, 1);
}

template <class Visit>
bool GridCoins::each_move_to(const CoinGrid& grid, Nimber target, Visit&& visit) const {
  const Nimber change = *value(grid) ^ target;
  if (products_.size() > 1)
    return each_move(grid, [&](const Touch& touch) {
      Nimber x = 0;
      for (const std::uint64_t coin : touch) x ^= worth(grid.cell(coin));
      return x != change || visit(touch);
    });
  const Tallies all = tallies(grid);
  for (std::size_t& i = visit.stage().outer; i < grid.size(); ++i) {
    if (visit.pauses()) return false;
    if (!grid.head(i)) continue;
    const Cell head = grid.cell(i);
    const bool went_on = each_factoring(all, head, change, [&](const std::vector<Nimber>& worths, Count) {
      const auto keeps = [&](std::size_t side, const Touch& set) { return worth_of(set, side) == worths[side]; };
      return visit.turns(1) && each_product(products_[0], grid, head, keeps, visit);
    });
    if (!went_on) return false;
  }
  return true;
}

}  // namespace sg
