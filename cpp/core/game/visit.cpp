#include "core/game/visit.hpp"

#include "core/game/game.hpp"

namespace sg {

bool Visit::operator()(const Touch& touch) const { return meter_.spend_turns(turns_) && look_(touch); }

bool Visit::moves_of(const Game& game, const Position& position) const {
  return game.each_move(position, meter_, look_);
}

}  // namespace sg
