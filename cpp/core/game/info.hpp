// What a game says of itself: its name, its board, its conventions, and what is shown of it.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace sg {

/// Who wins. Normal: the last mover. Misere: the other one. Sj: as misere, but play stops as soon as every component is worth 0,
/// and the player then to move has won. Every: the last mover, and every component that has a move must be moved each turn.
enum class Play : std::uint8_t { normal, misere, sj, every };
inline constexpr std::array all_plays{Play::normal, Play::misere, Play::sj, Play::every};

/// What can be known of a position: its nimber; that it is loony, as some options are; the winner alone; a number or a
/// partizan outcome; or which of two picks the better.
enum class GameClass : std::uint8_t { nimber, loony, outcome_only, partizan, draft };

/// Justification of an answer, the strongest first.
enum class Justification : std::uint8_t { theorem, period, table, search };

/// On which board a game is played and drawn; docs/architecture.md has the touches of each.
enum class BoardKind : std::uint8_t {
  heaps,
  row,
  grid,
  graph,
  dag,
  trie,
  draft,
  sheet,
  stairs,
  strip,
  ring,
  circle,
  states
};

/// As documents have them.
std::string_view text_of(Play play);
std::string_view text_of(GameClass game_class);
std::string_view text_of(BoardKind board);

/// A name for a ruleset with its parameters fixed; without an id, parameters worth a place in the catalogue.
struct Alias {
  std::string_view id, rules, sample, source;
};

struct Info {
  std::string_view id;
  BoardKind board;
  std::string_view sample;  // a position that shows the game well
  std::string_view source;  // a key of docs/references.md
  unsigned checked_to;      // laws run on every position up to this size
  bool misere = true;       // the misere convention is defined
  GameClass game_class = GameClass::nimber;
  std::span<const Alias> aliases = {};
  Justification known_by =
      Justification::theorem;  // of what the ruleset tells at once; table: one that was made beforehand
};

}  // namespace sg
