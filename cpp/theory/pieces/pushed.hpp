// Pieces in a row that only go to the left, one cell in a move, and off its end: Left moves a piece of hers, l, Right one of his, r. Before it
// go those that it meets, or all that are left of it.
// Theorem  rows add.
#pragma once

#include <string>
#include <vector>

#include "boards/strips/strips.hpp"
#include "core/game/player.hpp"

namespace sg {

template <bool all_go>
struct Pushed {
  using Position = Strips;

  Strips read(Reader& reader) const { return Strips::read(reader, letters); }
  void each_small(unsigned cells, auto&& visit) const {
    Strips::each_small(
        cells, letters, [](const std::string&) { return true; }, visit);
  }

  /// To the cell on the left, which is 0 where it leaves the row.
  bool each_move(const Strips& board, Player player, auto&& visit) const {
    const auto pieces = board.pieces();
    for (std::size_t i = 0; i < pieces.size(); ++i) {
      const auto& [row, cell] = pieces[i];
      if (board.rows()[row][cell] == of(player) && !visit(Touch{i, cell})) return false;
    }
    return true;
  }
  Strips after(const Strips& board, const Touch& touch, Player) const {
    const auto [row, cell] = board.pieces()[static_cast<std::size_t>(touch[0])];
    std::vector<std::string> rows = board.rows();
    std::string& cells = rows[row];
    // The free cell that is closed behind those that go, or the end of the row.
    std::size_t from = all_go ? cells.npos : cells.find_last_of(Strips::empty, cell);
    if (from == cells.npos) from = 0;
    cells.erase(from, 1);
    cells.insert(cell, 1, Strips::empty);
    return Strips(std::move(rows));
  }
  std::vector<Strips> split(const Strips& board) const { return board.each(); }

 protected:
  static constexpr std::string_view letters = "lr";
  static constexpr char of(Player player) { return player == Player::left ? 'l' : 'r'; }
};

}  // namespace sg
