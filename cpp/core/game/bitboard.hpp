// Bitboard: a position as the set of the cells that are left, one bit each, for games in which a move removes cells.
#pragma once

#include <cstdint>
#include <vector>

namespace sg {

/// Cells of a board of at most 64, joined to those beside, above and below them; or vertices of a graph.
struct Bitboard {
  /// What a move removes: two joined cells; a cell with all that it is joined to; or two cells one above the other if Left
  /// moves, side by side if Right does.
  enum class Removal : std::uint8_t { pair, neighbourhood, pair_by_player };
  static constexpr unsigned most = 64;

  Removal removal;
  unsigned rows, columns;
  std::uint64_t cells;                         // bit row * columns + column, or the vertex
  std::vector<std::uint64_t> neighbours = {};  // of each vertex, without itself; empty for a board
};

}  // namespace sg
