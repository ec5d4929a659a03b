#include "solve/search/bitboard-shapes.hpp"

#include <algorithm>

namespace sg {
namespace {

std::uint64_t reversed(std::uint64_t bits) {
  bits = (bits >> 1 & 0x5555555555555555u) | (bits & 0x5555555555555555u) << 1;
  bits = (bits >> 2 & 0x3333333333333333u) | (bits & 0x3333333333333333u) << 2;
  bits = (bits >> 4 & 0x0F0F0F0F0F0F0F0Fu) | (bits & 0x0F0F0F0F0F0F0F0Fu) << 4;
  return __builtin_bswap64(bits);
}

unsigned lowest(std::uint64_t bits) { return static_cast<unsigned>(std::countr_zero(bits)); }

}  // namespace

BitboardShapes::BitboardShapes(unsigned columns) : columns_(columns) {
  for (unsigned i = 0; i < Bitboard::most; ++i) {
    row_[i] = static_cast<std::uint8_t>(i / columns);
    column_[i % columns] |= Cells{1} << i;
  }
  // The last entry is the last column, for any width.
  column_.back() = column_[columns - 1];
  for (unsigned row = 1; row < 1u << columns; ++row)
    as_column_[row] = as_column_[row & (row - 1)] | Cells{1} << lowest(row) * columns;
}

std::optional<Cells> BitboardShapes::placed(const Bitboard& board) const {
  const bool is_turned = board.columns > columns_;
  const unsigned wide = is_turned ? board.rows : board.columns;
  const unsigned high = is_turned ? board.columns : board.rows;
  if (wide > columns_ || high * columns_ > Bitboard::most) return std::nullopt;
  Cells cells = 0;
  for (Cells left = board.cells; left != 0; left &= left - 1) {
    const unsigned row = lowest(left) / board.columns, column = lowest(left) % board.columns;
    cells |= Cells{1} << (is_turned ? column * columns_ + row : row * columns_ + column);
  }
  return cells;
}

Cells BitboardShapes::first_part(Cells c) const {
  Cells part = c & -c;
  for (Cells grown; (grown = (part | joined_to(part)) & c) != part;) part = grown;
  return part;
}

Cells BitboardShapes::columns_reversed(Cells c) const {
  Cells out = 0;
  unsigned left = 0, right = columns_ - 1;
  for (; left < right; ++left, --right)
    out |= (c & column_[left]) << (right - left) | (c & column_[right]) >> (right - left);
  return left == right ? out | (c & column_[left]) : out;
}

Cells BitboardShapes::transposed(Cells c) const {
  Cells out = 0;
  const Cells row = (Cells{1} << columns_) - 1;
  for (unsigned at = 0; c != 0; ++at, c >>= columns_) out |= as_column_[static_cast<std::size_t>(c & row)] << at;
  return out;
}

BitboardShapes::Measured BitboardShapes::measured(Cells c) const {
  c >>= first_row(c) * columns_;
  while ((c & column_[0]) == 0) c >>= 1;
  unsigned wide = columns_;
  while ((c & column_[wide - 1]) == 0) --wide;
  return {c, last_row(c) + 1, wide};
}

Cells BitboardShapes::least_image(const Measured& set) const {
  const unsigned free = Bitboard::most - (set.high - 1) * columns_ - set.wide;
  const Cells mirrored = columns_reversed(set.cells) >> (columns_ - set.wide);
  return std::min(std::min(set.cells, mirrored), std::min(reversed(set.cells), reversed(mirrored)) >> free);
}

Cells BitboardShapes::canonical(Cells c) const {
  Measured set = measured(c);
  if (set.high < set.wide) set = {transposed(set.cells), set.wide, set.high};
  const Cells least = least_image(set);
  if (set.high > set.wide) return least;
  set.cells = transposed(set.cells);
  return std::min(least, least_image(set));
}

}  // namespace sg
