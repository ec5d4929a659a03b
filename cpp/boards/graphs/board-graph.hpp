// Graph whose vertices are the cells of a board, row by row. Two cells are joined if they share a side or, on the board
// of a piece of chess, if the piece can go from one to the other while all others are empty. Written "4x3", 4 wide and
// 3 high, or in rows of cells, behind the name of the pieces if there is one: "queens 8x8", "knights ..#/...".
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "boards/grids/grid.hpp"

namespace sg {

struct BoardGraph {
  enum class Kind : std::uint8_t { grid, kings, knights, queens, rooks, bishops };
  static constexpr std::size_t kinds = 6;
  static constexpr char gone = '#';

  Kind kind = Kind::grid;
  std::size_t rows = 0, columns = 0;

  std::size_t size() const { return rows * columns; }
  bool are_joined(std::size_t u, std::size_t v) const;
  /// Text of a board of this kind with these cells: their size if all of them are '.', else row by row.
  std::string text(std::string_view cells) const;
  Grid grid(std::string cells) const { return Grid({1, rows, columns}, std::move(cells)); }
};

struct BoardCells {
  BoardGraph board;
  std::string cells;
};
/// Reads a board of at most `most` cells with these letters, '.' and '#' among them. Returns nullopt, and reads nothing,
/// if the text does not begin as one.
std::optional<BoardCells> read_board(Reader& reader, std::string_view letters, std::size_t most);

}  // namespace sg
