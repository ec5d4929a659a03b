// Conventions of play: where a turn moves in a sum, when play stops, and who has won then. Each is one row of the table.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace sg {

enum class Play : std::uint8_t { normal, misere, sj, every };

/// Components in which a turn moves: one of them, or every one that has a move.
enum class TurnScope : std::uint8_t { one_component, every_component };

/// Positions in which play stops: those without a move, or before them those whose components all have the value 0
/// under normal play.
enum class StopRule : std::uint8_t { no_move, zero_values };

struct PlayRules {
  Play play;
  std::string_view name;  // in documents
  TurnScope turn;
  StopRule stop;
  bool last_mover_wins;  // else the player who is to move when play has stopped
};

/// The conventions in the order of their enumerators.
inline constexpr std::array play_rules{
    PlayRules{Play::normal, "normal", TurnScope::one_component, StopRule::no_move, true},
    PlayRules{Play::misere, "misere", TurnScope::one_component, StopRule::no_move, false},
    PlayRules{Play::sj, "sj", TurnScope::one_component, StopRule::zero_values, false},
    PlayRules{Play::every, "every", TurnScope::every_component, StopRule::no_move, true},
};

constexpr const PlayRules& rules_of(Play play) { return play_rules[static_cast<std::size_t>(play)]; }
static_assert([] {
  for (const PlayRules& rules : play_rules)
    if (rules_of(rules.play).name != rules.name) return false;
  return true;
}());

constexpr bool moves_in_every_component(Play play) { return rules_of(play).turn == TurnScope::every_component; }
constexpr bool stops_at_zero_values(Play play) { return rules_of(play).stop == StopRule::zero_values; }
constexpr bool last_mover_wins(Play play) { return rules_of(play).last_mover_wins; }

/// Name in documents.
constexpr std::string_view text_of(Play play) { return rules_of(play).name; }

}  // namespace sg
