// Two herds in a row: Left moves a piece of hers, t, one cell to the right onto a free cell, or over one of his where there are jumps;
// Right one of his, f, to the left.
// Theorem  rows add.
#pragma once

#include <string>
#include <vector>

#include "boards/strips/strips.hpp"
#include "core/game/player.hpp"

namespace sg {

template <bool jumps>
struct TwoHerds {
  using Position = Strips;

  Strips read(Reader& reader) const { return Strips::read(reader, letters); }
  void each_small(unsigned cells, auto&& visit) const {
    Strips::each_small(
        cells, letters, [](const std::string&) { return true; }, visit);
  }

  bool each_move(const Strips& board, Player player, auto&& visit) const {
    const auto pieces = board.pieces();
    for (std::size_t i = 0; i < pieces.size(); ++i) {
      const auto& [row, cell] = pieces[i];
      const std::string& cells = board.rows()[row];
      if (cells[cell] != of(player)) continue;
      // Left of the first cell wraps round to more than any row has.
      const std::size_t ahead = player == Player::left ? 1 : static_cast<std::size_t>(-1);
      const auto has = [&](std::size_t at, char letter) { return at < cells.size() && cells[at] == letter; };
      std::size_t to = cell + ahead;
      if (jumps && has(to, of(other(player)))) to += ahead;
      if (has(to, Strips::empty) && !visit(Touch{i, to + 1})) return false;
    }
    return true;
  }
  Strips after(const Strips& board, const Touch& touch, Player) const { return board.moved(touch); }
  std::vector<Strips> split(const Strips& board) const { return board.each(); }

 private:
  static constexpr std::string_view letters = "tf";
  static constexpr char of(Player player) { return player == Player::left ? 't' : 'f'; }
};

}  // namespace sg
