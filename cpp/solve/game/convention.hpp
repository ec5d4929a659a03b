// Convention of play: answers about a sum from its algebras (core/value/algebras.hpp). The first one whose worth is
// known decides the winner; if none is known, the whole can be searched for its winner.
#pragma once

#include <algorithm>

#include "core/game/play.hpp"
#include "solve/game/verdict.hpp"

namespace sg {

/// Calls `use` with the algebras of a play, which follow from its rules.
decltype(auto) with_algebras(Play play, const auto& use) {
  if (!adds_components(play)) return use(CompoundAlgebras());
  if (stops_at_zero_values(play)) return use(SjAlgebras());
  return last_mover_wins(play) ? use(NormalAlgebras()) : use(MisereAlgebras());
}
/// True if an algebra is known: of plays that stop early only for sj and conjunctive, and only for these and misere and
/// every where the last mover loses.
constexpr bool has_algebra(const PlayRules& rules) {
  switch (rules.stop) {
    case StopRule::zero_values:
      return rules.turn == TurnScope::one_component && !rules.last_mover_wins;
    case StopRule::stuck_component:
      return rules.turn == TurnScope::every_component && rules.last_mover_wins;
    case StopRule::no_move:
      break;
  }
  return rules.last_mover_wins || rules.turn == TurnScope::one_component || rules.turn == TurnScope::every_component;
}
static_assert(std::all_of(play_rules.begin(), play_rules.end(), has_algebra));

struct Convention {
  /// Returns true if the player to move wins a sum of these worths; nullopt if none is known, or the sum is a draw.
  std::optional<bool> (*wins)(const Worths& sum, bool left_moves);
  bool (*draws)(const Worths& sum);
  /// Returns true if some algebra of the convention knows the
  /// component, so that it adds to others known to that algebra.
  bool (*adds)(const Worths& own);
  /// Returns the values that a winning move in a component must reach, given the worths of the component (`own`) and of
  /// the rest of the sum; nullopt if every move has to be tried.
  std::optional<TargetValues> (*targets)(const Worths& rest, const Worths& own, bool left_moves);
  ValueText (*describe)(const Worths& worths);
};

const Convention& convention_of(Play play);

}  // namespace sg
