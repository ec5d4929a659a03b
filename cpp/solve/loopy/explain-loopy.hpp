// Reasons for the value of a position that can come back.
#pragma once

#include "core/game/game.hpp"
#include "solve/game/explain.hpp"

namespace sg {

/// Explains a position of a game of GameClass::loopy, all of whose values are known: the sum of its parts, and each part
/// by its options; empty for a part whose options and theirs are too many.
std::vector<Reason> explain_loopy(const Game& game, const PositionPtr& position, const Verdicts& verdict_of);

}  // namespace sg
