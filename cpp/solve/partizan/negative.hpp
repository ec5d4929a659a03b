// Negative of a partizan game: Left and Right have exchanged their roles, the board is unchanged. A position of it is
// one of the game itself, whose mover is the player to move in the negative.
#pragma once

#include "core/game/game.hpp"

namespace sg {

/// Returns the negative. For a game in which both players have the same moves that
/// is the game; for a negative, the game that it was made of.
GamePtr negative_of(const GamePtr& game);

}  // namespace sg
