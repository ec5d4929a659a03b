// Geometry of boards of squares on bit planes: neighbours, and one form for all places and mirror images.
#pragma once

#include <optional>

#include "boards/grids/letter-grid.hpp"
#include "core/game/bit-planes.hpp"
#include "core/game/column-masks.hpp"

namespace sg {

/// Boards of some rows and columns, at most 64 squares together.
class PlaneGeometry {
 public:
  PlaneGeometry(unsigned rows, unsigned columns);

  unsigned rows() const { return rows_; }
  unsigned columns() const { return column_.columns(); }
  std::uint64_t squares() const { return squares_; }
  std::optional<std::size_t> neighbour(std::size_t square, Direction direction) const {
    const std::uint8_t next = neighbours_[square][static_cast<std::size_t>(3 * direction.down + direction.right + 4)];
    return next == none ? std::nullopt : std::optional<std::size_t>(next);
  }
  /// Squares one step from these, in eight directions if `diagonally`, else in four; and these.
  std::uint64_t widened(std::uint64_t squares, bool diagonally) const;
  /// The same for all places of what is on the board, and for its four mirror images.
  BitPlanes canonical(BitPlanes planes) const;

 private:
  static constexpr std::uint8_t none = 0xFF;

  unsigned rows_;
  ColumnMasks column_;
  std::uint64_t squares_ = 0;
  std::array<std::array<std::uint8_t, 9>, BitPlanes::most> neighbours_{};
};

}  // namespace sg
