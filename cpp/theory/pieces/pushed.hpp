// Push and Shove: pieces in a row move only to the left, by one cell, and off its end. Left moves a piece of hers, l,
// Right one of his, r; it pushes the pieces that it meets, or, if `all_go`, all that are to its left.
#pragma once

#include "theory/pieces/pieces-of-two.hpp"

namespace sg {

template <bool all_go>
struct Pushed : PiecesOfTwo<'l', 'r'> {
  /// Visits the moves of a piece to the cell on its left: its index, then that cell from 1 on, or 0 off the row.
  bool each_move(const Strips& board, Player player, auto&& visit) const {
    return board.each_with(of(player), [&](std::size_t i, const std::string&, std::size_t cell) {
      return visit(Touch{i, cell});
    });
  }
  Strips after(const Strips& board, const Touch& touch, Player) const {
    const auto [row, cell] = board.pieces()[static_cast<std::size_t>(touch[0])];
    std::vector<std::string> rows = board.rows();
    std::string& cells = rows[row];
    // The free cell into which the pieces move, or the end of the row.
    std::size_t from = all_go ? cells.npos : cells.find_last_of(Strips::empty, cell);
    if (from == cells.npos) from = 0;
    cells.erase(from, 1);
    cells.insert(cell, 1, Strips::empty);
    return Strips(std::move(rows));
  }
};

}  // namespace sg
