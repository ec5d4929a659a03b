// Laws: what must hold of every registered ruleset, on every position up to a size. No game writes its own cross-check.
#pragma once

#include <limits>

#include "core/game/game.hpp"

namespace sg {

/// What was found of one game: positions compared, and the first complaints.
struct Inspection {
  std::uint64_t compared = 0;
  std::vector<std::string> complaints = {};
};

/// How far the comparison with the definition goes: positions up to a size, the first so many, under sj and every fewer
/// still, since their definitions value more positions than there are; and so many that fall into parts, of partizan games.
struct Extent {
  unsigned size;
  std::uint64_t positions = std::numeric_limits<std::uint64_t>::max();
  std::uint64_t stopped = 500;
  std::uint64_t at_once = 120;
  std::uint64_t parted = 4000;
};

/// Against the bare definition under every play.
Inspection compare_with_definition(const Game& game, const Extent& extent);

/// Induction: what a game says of a position is what its options make of it. As good as a comparison with the definition
/// where the options of small positions are small positions too, which is tested on some thousands; and it remembers
/// nothing, so that millions can be seen: about so many positions and options together. A game that only searches says
/// nothing here.
Inspection compare_with_options(const Game& game, std::uint64_t effort);

}  // namespace sg
