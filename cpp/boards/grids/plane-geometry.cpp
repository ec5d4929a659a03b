#include "boards/grids/plane-geometry.hpp"

#include <bit>

namespace sg {

PlaneGeometry::PlaneGeometry(unsigned rows, unsigned columns) : rows_(rows), column_(columns) {
  for (unsigned square = 0; square < rows * columns; ++square) {
    squares_ |= std::uint64_t{1} << square;
    neighbours_[square].fill(none);
    for (const auto& [down, right] : compass) {
      // One step above the first row, or left of the first column, wraps round to one beyond any board.
      const unsigned row = square / columns + static_cast<unsigned>(down);
      const unsigned column = square % columns + static_cast<unsigned>(right);
      if (row < rows && column < columns)
        neighbours_[square][static_cast<std::size_t>(3 * down + right + 4)] =
            static_cast<std::uint8_t>(row * columns + column);
    }
  }
}

std::uint64_t PlaneGeometry::widened(std::uint64_t squares, bool diagonally) const {
  const std::uint64_t row = squares | column_.right_of(squares) | column_.left_of(squares);
  if (rows_ == 1) return row;  // it may have as many columns as a word has bits
  const std::uint64_t from = diagonally ? row : squares;
  return row | from << columns() | from >> columns();
}

BitPlanes PlaneGeometry::canonical(BitPlanes planes) const {
  std::uint64_t squares = planes.low | planes.high;
  if (squares == 0) return planes;
  const auto shift = [&](unsigned by) {
    squares >>= by;
    planes.low >>= by;
    planes.high >>= by;
  };
  shift(static_cast<unsigned>(std::countr_zero(squares)) / columns() * columns());
  unsigned left = 0, wide = columns();
  while ((squares & column_[left]) == 0) ++left;
  shift(left);
  while ((squares & column_[wide - 1]) == 0) --wide;
  const unsigned last_row = (63 - static_cast<unsigned>(std::countl_zero(squares))) / columns();
  const unsigned free = static_cast<unsigned>(BitPlanes::most) - last_row * columns() - wide;
  const auto image = [](const BitPlanes& p, auto&& of) { return BitPlanes{of(p.low), of(p.high)}; };
  const auto turned = [&](std::uint64_t bits) { return reversed_bits(bits) >> free; };
  const BitPlanes mirrored =
      image(planes, [&](std::uint64_t bits) { return column_.mirrored(bits) >> (columns() - wide); });
  return std::min(std::min(planes, mirrored), std::min(image(planes, turned), image(mirrored, turned)));
}

}  // namespace sg
