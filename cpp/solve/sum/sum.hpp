// Sum of positions of games: the player to move in it, its key and its text.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/game/game.hpp"

namespace sg {

struct Component {
  GamePtr game;
  PositionPtr position;
  std::string address() const;
};
using Sum = std::vector<Component>;

/// Returns true if Left is to move in a partizan component; nullopt if both players have the same moves.
std::optional<bool> left_moves(const Component& component);
/// Returns true if Left is to move, as all partizan components agree; true if there are none.
bool left_moves(const Sum& sum);
/// True if Left and Right have moves of their own in some component.
bool is_partizan(const Sum& sum);
/// True if the rules of some component have ended the whole game.
bool is_over(const Sum& sum);
/// True if some component, of those that a play tells apart, has no move.
bool has_stuck_component(const Sum& sum);
/// Returns the sum with the other player to move.
Sum turned(Sum sum);

/// Text of the sum, which `read_address` reads.
std::string address_of(const Sum& sum);
/// Key of the sum under this play: equal keys are equal positions, in whatever order the components stand.
std::string key_of(const Sum& sum, Play play);
/// Splits each component into the parts of its position under sj, where
/// a position records which of its parts belong together.
Sum parted(const Sum& sum);
/// Throws InputError if a game of the sum does not define the play.
void require_play(Play play, const Sum& sum);

}  // namespace sg
