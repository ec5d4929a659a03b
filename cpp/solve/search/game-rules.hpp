// Rules of a game for a search: its moves, its parts, and the worths of the algebra that the ruleset knows.
#pragma once

#include "core/game/game.hpp"
#include "core/value/algebra.hpp"

namespace sg {

/// Worth that is known without search: by the game from its other knowledge, if the algebra says how, else by the ruleset.
template <class Algebra>
Maybe<Algebra> known_worth(const Game& game, const PositionPtr& p, Play play) {
  if constexpr (requires { Algebra::known_to(game, p, play); })
    return Algebra::known_to(game, p, play);
  else
    return game.known<Algebra>(*p, play);
}

template <class Algebra>
struct GameRules {
  using Position = PositionPtr;
  const Game& game;
  Play play;

  std::string key(const PositionPtr& p) const { return p->key(); }
  bool each_move(const PositionPtr& p, Meter& meter, const Look& look) const { return game.each_move(*p, meter, look); }
  PositionPtr after(const PositionPtr& p, const Touch& touch) const { return game.after(*p, touch, Play::normal); }

  std::vector<PositionPtr> parts(const PositionPtr& p) const {
    if (Algebra::parts == Parts::whole) return {p};
    return game.parts(p, Algebra::parts == Parts::components ? Play::every : Play::normal);
  }

  /// Returns the worth that the ruleset knows; nullopt if it is
  /// unknown, even if the algebra has worths that mean "none".
  std::optional<typename Algebra::Worth> known(const PositionPtr& p) const {
    const auto worth = known_worth<Algebra>(game, p, play);
    return worth ? std::optional<typename Algebra::Worth>(*worth) : std::nullopt;
  }
};

}  // namespace sg
