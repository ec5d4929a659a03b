// Pieces on strips: POJ 1704 on a strip without an end, HDU 5724 on rows of 20 cells, HDU 1730 with two colours.
#include "contest/judges/contest.hpp"

namespace sg {
namespace {

/// Reads a cell counted from 1; returns its index.
std::size_t cell_in(Reader& in, std::uint64_t width) {
  const std::size_t start = in.at();
  const std::uint64_t cell = in.number(Expected::cell);
  if (cell < 1 || cell > width) in.fail_at(start, {Expected::cell_up_to, width});
  return static_cast<std::size_t>(cell) - 1;
}

void put_rows_of_pieces(Reader& in, Solver& solver) {
  constexpr std::uint64_t width = 20;
  std::string position;
  for (std::uint64_t rows = in.number(Expected::how_many_rows); rows > 0; --rows) {
    std::string row(width, '.');
    for (std::uint64_t pieces = in.number(Expected::how_many_pieces); pieces > 0; --pieces)
      row[cell_in(in, width)] = 'o';
    position += (position.empty() ? "" : "/") + row;
  }
  solver.about("chess-jump", {position});
}

/// HDU 1730: number of rows and of cells in each, then the cells of the two pieces of each row.
void put_duels(Reader& in, Solver& solver) {
  std::uint64_t rows = in.number(Expected::how_many_rows);
  const std::uint64_t width = in.number(Expected::how_many_cells, 1000);
  std::string position;
  for (; rows > 0; --rows) {
    std::string row(static_cast<std::size_t>(width), '.');
    for (const char piece : {'b', 'w'}) row[cell_in(in, width)] = piece;
    position += (position.empty() ? "" : "/") + row;
  }
  solver.about("northcott", {position});
}

const Judge hdu_1730({.ids = {"hdu-1730"},
                      .input = "3 6\n4 5\n1 2\n1 2\n\n3 6\n4 5\n1 3\n1 2\n",
                      .output = "BAD LUCK!\nI WIN!\n",
                      .solve = to_end(put_duels, winner("I WIN!", "BAD LUCK!"))});

const Judge poj_1704({.ids = {"poj-1704", "acwing-236"},
                      .input = "2\n3\n1 2 3\n8\n1 5 6 7 9 12 14 17\n",
                      .output = "Bob will win\nGeorgia will win\n",
                      .solve = counted(counted_numbers("georgia-bob"), winner("Georgia will win", "Bob will win"))});

const Judge luogu_p2575({.ids = {"luogu-p2575", "hdu-5724"},
                         .input = "2\n1\n2 19 20\n2\n1 19\n1 18\n",
                         .output = "NO\nYES\n",
                         .solve = counted(put_rows_of_pieces, winner("YES", "NO"))});

}  // namespace
}  // namespace sg
