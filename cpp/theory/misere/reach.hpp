// How far heaps must be seen to agree with those a period later, so that they do for ever, whatever of them is looked at that is known of a
// sum by its parts.
// Theorem  codes: theory/codes/code-bound.hpp, but for equal heaps, which are not worth 0 here. Subtraction sets that end: as far as
//          the largest number above the preperiod.
#pragma once

#include <functional>
#include <optional>

#include "core/game/game.hpp"

namespace sg::misere {

/// Of a preperiod, at least 1, and a period.
using Reach = std::function<std::optional<std::uint64_t>(std::uint64_t preperiod, std::uint64_t period)>;
/// Empty where no such bound is known of the game.
Reach reach_of(const Game& game);

}  // namespace sg::misere
