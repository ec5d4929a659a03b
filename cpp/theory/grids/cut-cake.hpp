// Cutcake and its variants: Left cuts a cake from top to bottom, Right one from side to side, in two or into any number
// of equal parts, or eats a strip out of it.
// Theorem  cakes add.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "boards/grids/cakes.hpp"
#include "core/value/dyadic.hpp"

namespace sg {

enum class Division : std::uint8_t { in_two, equal_parts, eating };

template <Division way>
struct CutCake {
  using Position = Cakes;

  bool each_move(const Cakes& cakes, Player player, auto&& visit) const {
    for (std::size_t i = 0; i < cakes.size(); ++i) {
      const std::uint32_t side = Cakes::side(cakes[i], player);
      for (std::uint32_t at = 1; at < side + (way == Division::eating ? 1 : 0); ++at) {
        if (way == Division::equal_parts && side % at != 0) continue;
        const bool is_strip = way == Division::eating;
        if (!visit(Touch{i, is_strip ? Cakes::strip(cakes[i], player, at) : Cakes::line(cakes[i], player, at)}))
          return false;
      }
    }
    return true;
  }
  std::optional<Count> count_moves_of(const Cakes& cakes, Player player) const {
    if (way == Division::equal_parts) return std::nullopt;
    Count moves = 0;
    for (const Sheet& cake : cakes) moves += choices(cake, player);
    return moves;
  }
  std::optional<Followers> followers_of(const Cakes& cakes, const Touch& prefix, Player player) const {
    if (way == Division::equal_parts) return std::nullopt;
    return followers_among(cakes.size(), prefix, [&](std::size_t i) {
      const std::uint32_t most = choices(cakes[i], player);
      if (most == 0) return Ranges{};
      const auto element = way == Division::eating ? Cakes::strip : Cakes::line;
      return Ranges{{element(cakes[i], player, 1), element(cakes[i], player, most)}};
    });
  }
  Cakes after(const Cakes& cakes, const Touch& touch, Player player) const {
    return cakes.after(touch[0], player, sides(cakes[touch[0]], Cakes::cut(cakes[touch[0]], touch[1])));
  }
  Phrase move_part(const Cakes& cakes, const Touch& touch) const {
    const Cakes::Cut cut = Cakes::cut(cakes[touch[0]], touch[1]);
    return cakes.part(touch[0], cut.player, sides(cakes[touch[0]], cut));
  }
  std::vector<Cakes> split(const Cakes& cakes) const { return cakes.each(); }

 protected:
  static Dyadic sum_of(const Cakes& cakes, auto&& value_of) {
    std::int64_t sum = 0;
    for (const Sheet& cake : cakes) sum += value_of(cake);
    return Dyadic(sum);
  }

 private:
  /// Number of lines that a player may cut a cake along, or of strips to eat.
  static std::uint32_t choices(const Sheet& cake, Player player) {
    return Cakes::side(cake, player) - (way == Division::eating ? 0 : 1);
  }
  static std::vector<std::uint32_t> sides(const Sheet& cake, const Cakes::Cut& cut) {
    const std::uint32_t side = Cakes::side(cake, cut.player);
    if (way == Division::equal_parts) return std::vector<std::uint32_t>(side / cut.at, cut.at);
    if (way == Division::in_two) return {cut.at, side - cut.at};
    std::vector<std::uint32_t> rest{cut.at - 1, side - cut.at};
    rest.erase(std::remove(rest.begin(), rest.end(), 0U), rest.end());
    return rest;
  }
};

}  // namespace sg
