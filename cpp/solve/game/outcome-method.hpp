// Method for values that uses outcomes where the search for values is long.
#pragma once

#include "solve/game/method.hpp"

namespace sg {

/// Returns that method for a game without a table and without a rule that ends the whole game, so that values are
/// nimbers; for any other its `nimber_method`.
std::unique_ptr<Method> outcome_method(const GameContext& context);

}  // namespace sg
