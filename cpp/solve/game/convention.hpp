// Convention of play: what its algebras (core/value/algebras.hpp) tell of a sum. The first whose worth is known tells who wins; where none
// is known, the whole can be searched for its winner.
#pragma once

#include "solve/game/verdict.hpp"

namespace sg {

struct Convention {
  /// The player to move wins a sum of these worths.
  std::optional<bool> (*wins)(const Worths& sum, bool left_moves);
  /// A component of these worths adds to all others that some algebra of the list knows.
  bool (*adds)(const Worths& own);
  /// Of the moves in a component that is worth `own`, those that win beside a rest; nothing where they must be looked through.
  std::optional<TargetValues> (*targets)(const Worths& rest, const Worths& own, bool left_moves);
  ValueText (*describe)(const Worths& worths);
};

const Convention& convention_of(Play play);

}  // namespace sg
