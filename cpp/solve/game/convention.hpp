// Convention of play: answers about a sum from its algebras (core/value/algebras.hpp). The first one whose worth is
// known decides the winner; if none is known, the whole can be searched for its winner.
#pragma once

#include "solve/game/verdict.hpp"

namespace sg {

struct Convention {
  /// Returns true if the player to move wins a sum of these worths; nullopt if none is known.
  std::optional<bool> (*wins)(const Worths& sum, bool left_moves);
  /// Returns true if some algebra of the convention knows the
  /// component, so that it adds to others known to that algebra.
  bool (*adds)(const Worths& own);
  /// Returns the values that a winning move in a component must reach, given the worths of the component (`own`) and of
  /// the rest of the sum; nullopt if every move has to be tried.
  std::optional<TargetValues> (*targets)(const Worths& rest, const Worths& own, bool left_moves);
  ValueText (*describe)(const Worths& worths);
};

const Convention& convention_of(Play play);

}  // namespace sg
