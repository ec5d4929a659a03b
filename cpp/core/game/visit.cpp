#include "core/game/visit.hpp"

#include "core/game/game.hpp"

namespace sg {

bool Visit::operator()(const Touch& touch) const { return meter_.spend_turns(turns_) && look_(touch); }

bool Visit::moves_of(const Game& game, const Position& position, const Look& takes) const {
  if (!takes) return game.each_move(position, meter_, look_);
  return game.each_move(position, meter_, [&](const Touch& touch) { return !takes(touch) || look_(touch); });
}

bool Visit::moves_to(const Game& game, const Position& position, Nimber target) const {
  return game.each_move_to(position, target, stage_, meter_, look_);
}

}  // namespace sg
