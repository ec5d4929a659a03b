// Players of a partizan game.
#pragma once

#include <array>
#include <cstddef>
#include <string>

namespace sg {

enum class Player : bool { left, right };
inline constexpr std::array players{Player::left, Player::right};
constexpr Player other(Player player) { return player == Player::left ? Player::right : Player::left; }
/// Index of the player in a pair: 0 for Left, 1 for Right.
constexpr std::size_t index_of(Player player) { return player == Player::left ? 0 : 1; }

/// Name in documents: "left" or "right".
inline std::string name_of(Player player) { return player == Player::left ? "left" : "right"; }

}  // namespace sg
