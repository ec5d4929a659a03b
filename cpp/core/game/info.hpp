// What a game says of itself: its name, its board, its conventions, and what is shown of it.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace sg {

/// Who wins. Normal: the last mover. Misere: the other one. Sj: as misere, but play stops as soon as every component is worth 0,
/// and the player then to move has won. Every: the last mover, and every component that has a move must be moved each turn.
enum class Play : std::uint8_t { normal, misere, sj, every };

/// A name for a ruleset with its parameters fixed; without an id, parameters worth a place in the catalogue.
struct Alias {
  std::string_view id, rules, sample, source;
};

struct Info {
  std::string_view id, board;
  std::string_view sample;  // a position that shows the game well
  std::string_view source;  // a key of docs/references.md
  unsigned checked_to;      // laws run on every position up to this size
  bool misere = true;       // the misere convention is defined
  std::string_view kind = "nimber";
  std::span<const Alias> aliases = {};
};

}  // namespace sg
