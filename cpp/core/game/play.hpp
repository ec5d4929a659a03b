// Conventions of play: where a turn moves in a sum, when play stops, and who has won then. Each is one row of the table.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace sg {

enum class Play : std::uint8_t { normal, misere, sj, every, selective, conjunctive, keep_one };

/// Components in which a turn moves: one of them; one, and the others leave the game; any number of them, but at least
/// one; or every one that has a move.
enum class TurnScope : std::uint8_t { one_component, one_kept, some_components, every_component };

/// Positions in which play stops: those without a move, or before them those whose components all have the value 0
/// under normal play, or some component of which has no move.
enum class StopRule : std::uint8_t { no_move, zero_values, stuck_component };

struct PlayRules {
  Play play;
  std::string_view name;  // in documents
  TurnScope turn;
  StopRule stop;
  bool last_mover_wins;  // else the player who is to move when play has stopped
};

/// The conventions in the order of their enumerators. Source of selective and conjunctive: Smith 1966; Conway 1976,
/// ch. 14. Keep-one is our own.
inline constexpr std::array play_rules{
    PlayRules{Play::normal, "normal", TurnScope::one_component, StopRule::no_move, true},
    PlayRules{Play::misere, "misere", TurnScope::one_component, StopRule::no_move, false},
    PlayRules{Play::sj, "sj", TurnScope::one_component, StopRule::zero_values, false},
    PlayRules{Play::every, "every", TurnScope::every_component, StopRule::no_move, true},
    PlayRules{Play::selective, "selective", TurnScope::some_components, StopRule::no_move, true},
    PlayRules{Play::conjunctive, "conjunctive", TurnScope::every_component, StopRule::stuck_component, true},
    PlayRules{Play::keep_one, "keep-one", TurnScope::one_kept, StopRule::no_move, true},
};

constexpr const PlayRules& rules_of(Play play) { return play_rules[static_cast<std::size_t>(play)]; }
static_assert([] {
  for (const PlayRules& rules : play_rules)
    if (rules_of(rules.play).name != rules.name) return false;
  return true;
}());

/// True if a turn is a move in one of several components that stay, so that their worths can add up.
constexpr bool adds_components(Play play) { return rules_of(play).turn == TurnScope::one_component; }
constexpr bool moves_in_every_component(Play play) { return rules_of(play).turn == TurnScope::every_component; }
/// True if a turn can move in several components; it is then a list of touches.
constexpr bool moves_in_several(Play play) {
  return moves_in_every_component(play) || rules_of(play).turn == TurnScope::some_components;
}
/// True if the component that a turn moves in is all that stays in the game.
constexpr bool keeps_one_component(Play play) { return rules_of(play).turn == TurnScope::one_kept; }
constexpr bool stops_at_zero_values(Play play) { return rules_of(play).stop == StopRule::zero_values; }
constexpr bool stops_at_stuck_component(Play play) { return rules_of(play).stop == StopRule::stuck_component; }
constexpr bool last_mover_wins(Play play) { return rules_of(play).last_mover_wins; }
/// True if the components are those in their own right only, and not all parts that add up under normal play.
constexpr bool tells_components_apart(Play play) { return !adds_components(play) || stops_at_zero_values(play); }

/// Name in documents.
constexpr std::string_view text_of(Play play) { return rules_of(play).name; }

}  // namespace sg
