// The two players of a partizan game.
#pragma once

#include <array>
#include <cstddef>
#include <string>

namespace sg {

enum class Player : bool { left, right };
inline constexpr std::array players{Player::left, Player::right};
constexpr Player other(Player player) { return player == Player::left ? Player::right : Player::left; }
/// Of two things, which is that player's.
constexpr std::size_t index_of(Player player) { return player == Player::left ? 0 : 1; }

/// As documents have it: "left" or "right".
inline std::string name_of(Player player) { return player == Player::left ? "left" : "right"; }

}  // namespace sg
