// Parts of positions of a game of two players, numbered as they are met, with the moves in each: on bit planes if the
// game has them, else by its keys.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/game/game.hpp"

namespace sg {

using PartId = std::uint32_t;

/// Sums of parts, one after the other.
struct PartSums {
  std::vector<PartId> parts = {};
  std::vector<std::size_t> ends = {};  // of each sum, after the last of its parts
};

class PartRules {
 public:
  virtual ~PartRules() = default;
  /// Returns the parts of a position; nullopt if these are rules for another board.
  virtual std::optional<std::vector<PartId>> parts_of(const PositionPtr& p) = 0;
  /// Returns the number of moves of a player; nullopt if they cannot be listed now.
  virtual std::optional<std::size_t> count_moves(PartId part, Player player, Meter& meter) = 0;
  /// Adds the sum after each move of a player in a part; returns false if they cannot be listed now.
  virtual bool add_options(PartId part, Player player, Meter& meter, PartSums& to) = 0;
  /// True if the player, moving first in the part alone, wins; nullopt if that is not known without search.
  virtual std::optional<bool> wins(PartId part, Player player) const = 0;
  /// Number of parts; the next one met has this number.
  virtual std::size_t size() const = 0;
};

/// Returns the rules for the board of a position. The game must outlive them.
std::unique_ptr<PartRules> part_rules(const Game& game, const Position& position);

}  // namespace sg
