// Shapes of sets of cells on a bitboard of at most eight columns: connected parts, and a form that is the same for all
// places, rotations and reflections.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>

#include "core/game/bitboard.hpp"
#include "core/game/column-masks.hpp"

namespace sg {

/// Set of cells; cell (row, column) is bit row * columns + column.
using Cells = std::uint64_t;
inline int count_cells(Cells c) { return std::popcount(c); }

class BitboardShapes {
 public:
  static constexpr unsigned most_columns = 8;
  /// `columns` is at most `most_columns`; the rows are as many as fit.
  explicit BitboardShapes(unsigned columns);

  unsigned columns() const { return column_.columns(); }
  /// Returns the cells of a board, turned if it is too wide; nullopt if it does not fit.
  std::optional<Cells> placed(const Bitboard& board) const;

  Cells right_of(Cells c) const { return column_.right_of(c); }
  Cells left_of(Cells c) const { return column_.left_of(c); }
  Cells below(Cells c) const { return c << columns(); }
  Cells above(Cells c) const { return c >> columns(); }
  /// Cells beside, above and below these.
  Cells joined_to(Cells c) const { return right_of(c) | left_of(c) | below(c) | above(c); }

  /// Connected part of `c` with its lowest cell.
  Cells first_part(Cells c) const;
  /// The same for all places and the eight images of a set, which must not be empty; at least as high as wide.
  Cells canonical(Cells c) const;
  /// The same for all places and for the four images that leave columns upright.
  Cells canonical_upright(Cells c) const { return least_image(measured(c)); }
  /// Rows as columns; for as many columns as rows.
  Cells transposed(Cells c) const;
  /// Rows of the first and of the last cell of a set that is not empty.
  unsigned first_row(Cells c) const { return row_[static_cast<std::size_t>(std::countr_zero(c))]; }
  unsigned last_row(Cells c) const { return row_[Bitboard::most - 1 - static_cast<std::size_t>(std::countl_zero(c))]; }

 private:
  /// Set in the corner, and the size of its box.
  struct Measured {
    Cells cells;
    unsigned high, wide;
  };
  Measured measured(Cells c) const;
  Cells least_image(const Measured& set) const;

  ColumnMasks column_;
  std::array<std::uint8_t, Bitboard::most> row_{};
  std::array<Cells, 1 << most_columns> as_column_{};  // cells of a row, one below the other in the first column
};

}  // namespace sg
