// What a search asks of a game: its moves, and what its theorems say to the algebra's question.
#pragma once

#include "core/game/game.hpp"
#include "core/value/algebra.hpp"

namespace sg {

template <class Algebra>
struct GameRules {
  using Position = PositionPtr;
  const Game& game;
  Play play;

  std::string key(const PositionPtr& p) const { return p->key(); }
  bool each_move(const PositionPtr& p, Meter& meter, const Look& look) const { return game.each_move(*p, meter, look); }
  PositionPtr after(const PositionPtr& p, const Touch& touch) const { return game.after(*p, touch, Play::normal); }

  /// Under every only components of their own last on their own; the winner is searched for whole positions.
  std::vector<PositionPtr> parts(const PositionPtr& p) const {
    if constexpr (std::same_as<Algebra, WinLoss>)
      return {p};
    else
      return game.parts(p, std::same_as<Algebra, Steps> ? Play::every : Play::normal);
  }

  std::optional<typename Algebra::Worth> known(const PositionPtr& p) const {
    if constexpr (std::same_as<Algebra, Mex>) {
      return game.over(*p) ? Value::over() : game.theorem(*p);
    } else if constexpr (std::same_as<Algebra, Tameness>) {
      if (const auto pair = game.tame_pair(*p)) return pair;
      return std::nullopt;
    } else if constexpr (std::same_as<Algebra, WinLoss>) {
      return game.wins(*p, play);
    } else {
      return game.step(*p);
    }
  }
};

}  // namespace sg
