// Static facts about a game: its name, board, conventions and sample.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "core/game/play.hpp"

namespace sg {

/// Kind of value that positions have: a nimber; a nimber or loony, as some options are; a nimber or an infinity, as positions
/// can come back; the winner alone; a number or a partizan outcome; or, for a draft, which of two picks the better.
enum class GameClass : std::uint8_t { nimber, loony, loopy, outcome_only, partizan, draft };

/// Justification of an answer, strongest first.
enum class Justification : std::uint8_t { theorem, period, table, search };

/// Board on which a game is played and drawn; docs/architecture.md lists the touches of each.
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

/// Names in documents.
std::string_view text_of(GameClass game_class);
std::string_view text_of(BoardKind board);

/// Name for a ruleset with fixed parameters; without an id, parameters that are worth a place in the catalogue.
struct Alias {
  std::string_view id, rules, sample, source;
};

struct Info {
  std::string_view id;
  BoardKind board;
  std::string_view sample;  // position that shows the game well
  std::string_view source;  // key of docs/references.md
  unsigned checked_to;      // the laws run on every position up to this size
  bool misere = true;       // the misere convention is defined
  GameClass game_class = GameClass::nimber;
  std::span<const Alias> aliases = {};
  Justification known_by = Justification::theorem;  // of what the ruleset knows at once; table: precomputed
};

/// Names of the formats of a game's texts, for editors; docs/notation.md lists them.
struct Formats {
  std::string_view position;  // empty for a board that is drawn, such as a graph
  std::string_view pieces;    // letters of the pieces on cells; empty if there are no cells, or no pieces
  std::string_view rules;     // of the text between the brackets; empty for a game without rules
};

}  // namespace sg
