// The two players of a partizan game.
#pragma once

namespace sg {

enum class Player : bool { left, right };

constexpr Player opponent(Player player) { return player == Player::left ? Player::right : Player::left; }

}  // namespace sg
