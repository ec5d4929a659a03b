// Treblecross: the winner on an empty strip (POJ 3537), and every winning first move (UVa 10561).
#include <algorithm>

#include "contest/judges/contest.hpp"

namespace sg {
namespace {

void put_empty(Reader& in, Solver& solver) {
  solver.about("treblecross-strip",
               {std::string(static_cast<std::size_t>(in.number(Expected::how_many_cells, 2000)), '.')});
}

void winning_cells(Reader& in, Solver& solver) {
  std::string strip(word(in, Expected::word));
  std::replace(strip.begin(), strip.end(), 'X', 'x');
  solver.about("treblecross-strip", {strip});
  std::vector<std::uint64_t> cells;
  solver.each_winning_move([&](const Touch& touch) { return cells.push_back(touch[0]), true; });
  std::sort(cells.begin(), cells.end());
  std::string line = solver.wins() ? "WINNING\n" : "LOSING\n";
  for (const std::uint64_t cell : cells) line += (line.back() == '\n' ? "" : " ") + std::to_string(cell);
  solver.write(line + '\n');
}

const Judge poj_3537(
    {.ids = {"poj-3537"}, .input = "3\n", .output = "1\n", .solve = once(put_empty, winner("1", "2"))});

const Judge uva_10561({.ids = {"uva-10561"},
                       .input = "4\n.....\nX.....X..X.............X....X..X\n.X.X...X\n"
                                "...............................................\n",
                       .output = "WINNING\n3\nLOSING\n\nWINNING\n3\nWINNING\n1 12 15 17 20 24 28 31 33 36 47\n",
                       .solve = counted(winning_cells)});

}  // namespace
}  // namespace sg
