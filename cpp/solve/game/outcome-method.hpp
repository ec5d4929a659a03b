// Methods by outcomes where the search by the definition is long.
#pragma once

#include "solve/game/method.hpp"

namespace sg {

/// Returns that method for a game without a table and without a rule that ends the whole game, so that values are
/// nimbers; for any other its `nimber_method`.
std::unique_ptr<Method> outcome_method(const GameContext& context);
/// Returns the method for the winner of a game of two players that stands alone; else null.
std::unique_ptr<Method> players_method(const GameContext& context);

}  // namespace sg
