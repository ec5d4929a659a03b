// Shapes of sets of cells on a bitboard of at most eight columns: connected parts, and a form that is the same for all
// places, rotations and reflections. Of sets of vertices of a graph the form is the set itself.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/game/bitboard.hpp"
#include "core/game/column-masks.hpp"

namespace sg {

/// Set of cells; cell (row, column) is bit row * columns + column.
using Cells = std::uint64_t;
inline int count_cells(Cells c) { return std::popcount(c); }

/// Visits each cell of a set, as a set; returns false if `visit` does.
bool each_cell(Cells c, auto&& visit) {
  for (; c != 0; c &= c - 1)
    if (!visit(c & -c)) return false;
  return true;
}

class BitboardShapes {
 public:
  static constexpr unsigned most_columns = 8;
  /// `columns` is at most `most_columns`; the rows are as many as fit.
  explicit BitboardShapes(unsigned columns);

  unsigned columns() const { return column_.columns(); }
  /// Shapes on a graph; the neighbours are those of each vertex, at least one.
  explicit BitboardShapes(std::vector<Cells> neighbours) : column_(1), neighbours_(std::move(neighbours)) {}

  /// Returns the cells of a board, turned if it is too wide; nullopt if it does not fit, or is another graph.
  std::optional<Cells> placed(const Bitboard& board) const;

  Cells right_of(Cells c) const { return column_.right_of(c); }
  Cells left_of(Cells c) const { return column_.left_of(c); }
  Cells below(Cells c) const { return c << columns(); }
  Cells above(Cells c) const { return c >> columns(); }
  /// Cells beside, above and below these; on a graph neighbours.
  Cells joined_to(Cells c) const {
    return neighbours_.empty() ? right_of(c) | left_of(c) | below(c) | above(c) : neighbours_of(c);
  }
  /// Number of pairs of joined cells.
  unsigned count_pairs(Cells c) const;
  /// Visits each pair of joined cells, as a set; returns false if `visit` does.
  bool each_pair(Cells c, auto&& visit) const {
    if (!neighbours_.empty())
      return each_cell(c, [&](Cells cell) {
        return each_cell(neighbours_of(cell) & c & ~(cell - 1), [&](Cells other) { return visit(cell | other); });
      });
    return each_cell(c & left_of(c), [&](Cells cell) { return visit(cell | right_of(cell)); }) &&
           each_cell(c & above(c), [&](Cells cell) { return visit(cell | below(cell)); });
  }

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
  Cells neighbours_of(Cells vertices) const;
  Cells least_image(const Measured& set) const;

  ColumnMasks column_;
  std::vector<Cells> neighbours_ = {};  // by vertex; empty for a board
  std::array<std::uint8_t, Bitboard::most> row_{};
  std::array<Cells, 1 << most_columns> as_column_{};  // cells of a row, one below the other in the first column
};

}  // namespace sg
