// Bit planes: a position of a game of two players in two words, for a search that makes millions of positions.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/game/player.hpp"

namespace sg {

/// Board of at most 64 cells with one of four letters on each, of which `low` and `high` hold a bit each.
struct BitPlanes {
  static constexpr std::size_t most = 64;

  std::uint64_t low = 0, high = 0;
  auto operator<=>(const BitPlanes&) const = default;
};

/// Parts that positions are the sums of, one position after the other.
struct PlaneSums {
  std::vector<BitPlanes> parts = {};
  std::vector<std::size_t> ends = {};  // of each position, after the last of its parts

  void clear() {
    parts.clear();
    ends.clear();
  }
};

/// Moves of a game of two players on one board. Equal positions have equal planes; a part in which nobody can ever move
/// may be left out.
class BitPlaneMoves {
 public:
  virtual ~BitPlaneMoves() = default;
  /// Numbers that are the same for boards on which the same planes are the same position.
  virtual std::vector<std::uint64_t> board() const = 0;
  /// Returns the parts of the position that the moves were made for.
  virtual std::vector<BitPlanes> root() const = 0;
  virtual std::size_t count_moves(const BitPlanes& part, Player player) const = 0;
  /// Adds the position after each move of a player in a part.
  virtual void add_options(const BitPlanes& part, Player player, PlaneSums& to) const = 0;
};
using BitPlaneMovesPtr = std::unique_ptr<const BitPlaneMoves>;

}  // namespace sg
