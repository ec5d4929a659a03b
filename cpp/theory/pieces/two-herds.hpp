// Toads and Frogs, and the same without jumps: Left moves a piece of hers, t, one cell to the right onto a free cell,
// or, if `jumps`, over a single one of his; Right one of his, f, to the left.
#pragma once

#include "boards/strips/row-planes.hpp"
#include "theory/pieces/pieces-of-two.hpp"

namespace sg {

template <bool jumps>
struct TwoHerds : PiecesOfTwo<'t', 'f'> {
  bool each_move(const auto& board, Player player, auto&& visit) const {
    // The index left of the first cell wraps round to one beyond any row.
    const std::size_t ahead = player == Player::left ? 1 : static_cast<std::size_t>(-1);
    return board.each_with(of(player), [&](std::size_t i, const auto& cells, std::size_t cell) {
      const auto has = [&](std::size_t at, char letter) { return at < cells.size() && cells[at] == letter; };
      std::size_t to = cell + ahead;
      if (jumps && has(to, of(other(player)))) to += ahead;
      return !has(to, Strips::empty) || visit({i, to + 1});
    });
  }
  auto after(const auto& board, const auto& touch, Player) const { return board.moved(touch); }
  BitPlaneMovesPtr bit_planes(const Strips& board) const {
    return moves_on_planes<TwoHerds, RowPlanes<'t', 'f'>>(board);
  }
};

}  // namespace sg
