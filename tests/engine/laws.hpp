// Laws: facts that must hold of every registered ruleset, on every position up to a size. No game needs its own checks.
#pragma once

#include <limits>

#include "core/game/game.hpp"

namespace sg {

/// Result for one game: positions compared, and the first complaints.
struct Inspection {
  std::uint64_t compared = 0;
  std::vector<std::string> complaints = {};
};

/// Extent of the comparison with the definition: the size of positions; their number; their number under sj and every,
/// whose definitions evaluate more positions; and the number of positions with several parts, for partizan games.
struct Extent {
  unsigned size;
  std::uint64_t positions = std::numeric_limits<std::uint64_t>::max();
  std::uint64_t stopped = 500;
  std::uint64_t at_once = 120;
  std::uint64_t parted = 4000;
};

/// Compares a game with its bare definition under every convention.
Inspection compare_with_definition(const Game& game, const Extent& extent);

/// Induction: a game's answer for a position follows from those for its options. This is as good as a comparison with
/// the definition if the options of small positions are small positions too, which is tested on some thousands; and it
/// stores nothing, so it can visit millions: about `effort` positions and options together. It skips a game that only
/// searches.
Inspection compare_with_options(const Game& game, std::uint64_t effort);

}  // namespace sg
