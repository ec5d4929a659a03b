// Bound up to which heaps must agree with those a period later, so that they do for ever, in any property by which the
// parts of a sum determine that of the sum.
// Theorem  codes: theory/codes/code-bound.hpp, except that equal heaps do not add up to 0 here. Finite subtraction
//          sets: the largest number above the preperiod.
#pragma once

#include <functional>
#include <optional>

#include "core/game/game.hpp"

namespace sg::misere {

/// Returns the bound for a preperiod, at least 1, and a period; nullopt if none proves that period.
using Reach = std::function<std::optional<std::uint64_t>(std::uint64_t preperiod, std::uint64_t period)>;
/// Returns an empty function if no such bound is known for the game.
Reach reach_of(const Game& game);

}  // namespace sg::misere
