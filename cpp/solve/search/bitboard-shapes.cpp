#include "solve/search/bitboard-shapes.hpp"

#include <algorithm>

namespace sg {
namespace {

unsigned lowest(std::uint64_t bits) { return static_cast<unsigned>(std::countr_zero(bits)); }

}  // namespace

BitboardShapes::BitboardShapes(unsigned columns) : column_(columns) {
  for (unsigned i = 0; i < Bitboard::most; ++i) row_[i] = static_cast<std::uint8_t>(i / columns);
  for (unsigned row = 1; row < 1u << columns; ++row)
    as_column_[row] = as_column_[row & (row - 1)] | Cells{1} << lowest(row) * columns;
}

std::optional<Cells> BitboardShapes::placed(const Bitboard& board) const {
  if (board.neighbours != neighbours_) return std::nullopt;
  if (!neighbours_.empty()) return board.cells;
  const bool is_turned = board.columns > columns();
  const unsigned wide = is_turned ? board.rows : board.columns;
  const unsigned high = is_turned ? board.columns : board.rows;
  if (wide > columns() || high * columns() > Bitboard::most) return std::nullopt;
  Cells cells = 0;
  for (Cells left = board.cells; left != 0; left &= left - 1) {
    const unsigned row = lowest(left) / board.columns, column = lowest(left) % board.columns;
    cells |= Cells{1} << (is_turned ? column * columns() + row : row * columns() + column);
  }
  return cells;
}

Cells BitboardShapes::first_part(Cells c) const {
  Cells part = c & -c;
  for (Cells added = part; added != 0; part |= added) added = joined_to(added) & c & ~part;
  return part;
}

unsigned BitboardShapes::count_pairs(Cells c) const {
  if (neighbours_.empty()) return static_cast<unsigned>(count_cells(c & left_of(c)) + count_cells(c & above(c)));
  unsigned ends = 0;
  for (Cells left = c; left != 0; left &= left - 1)
    ends += static_cast<unsigned>(count_cells(neighbours_[lowest(left)] & c));
  return ends / 2;
}

Cells BitboardShapes::neighbours_of(Cells vertices) const {
  Cells all = 0;
  for (; vertices != 0; vertices &= vertices - 1) all |= neighbours_[lowest(vertices)];
  return all;
}

Cells BitboardShapes::transposed(Cells c) const {
  Cells out = 0;
  const Cells row = (Cells{1} << columns()) - 1;
  for (unsigned at = 0; c != 0; ++at, c >>= columns()) out |= as_column_[static_cast<std::size_t>(c & row)] << at;
  return out;
}

BitboardShapes::Measured BitboardShapes::measured(Cells c) const {
  c >>= first_row(c) * columns();
  while ((c & column_[0]) == 0) c >>= 1;
  unsigned wide = columns();
  while ((c & column_[wide - 1]) == 0) --wide;
  return {c, last_row(c) + 1, wide};
}

Cells BitboardShapes::least_image(const Measured& set) const {
  const unsigned free = Bitboard::most - (set.high - 1) * columns() - set.wide;
  const Cells mirrored = column_.mirrored(set.cells) >> (columns() - set.wide);
  return std::min(std::min(set.cells, mirrored), std::min(reversed_bits(set.cells), reversed_bits(mirrored)) >> free);
}

Cells BitboardShapes::canonical(Cells c) const {
  if (!neighbours_.empty()) return c;
  Measured set = measured(c);
  if (set.high < set.wide) set = {transposed(set.cells), set.wide, set.high};
  const Cells least = least_image(set);
  if (set.high > set.wide) return least;
  set.cells = transposed(set.cells);
  return std::min(least, least_image(set));
}

}  // namespace sg
