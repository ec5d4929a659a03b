// The negative of a partizan game: Left and Right have exchanged their roles, the board stands as it is. A position of it is one
// of the game itself, whose mover is the player to move in the negative.
#pragma once

#include "core/game/game.hpp"

namespace sg {

/// Of a game in which both players have the same moves that game; of a negative the game that it is of.
GamePtr negative_of(const GamePtr& game);

}  // namespace sg
