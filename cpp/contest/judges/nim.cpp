// Nim: the winner, and the number and list of the winning first moves.
#include "contest/judges/contest.hpp"

namespace sg {
namespace {

void count_winning_moves(Solver& solver) {
  std::uint64_t count = 0;
  solver.each_winning_move([&](const Touch&) { return ++count > 0; });
  solver.write(std::to_string(count) + '\n');
}

/// Returns the heap of a touch, counted over all boards.
std::uint64_t heap_of(const Touch& touch) { return touch.size() == 2 ? touch[0] : touch[0] * most_on_board + touch[1]; }

/// Writes the heaps in which a winning move can be made, each with its size before and after.
void winning_heaps(Reader& in, Solver& solver) {
  const auto sizes = read_numbers(in, in.number(Expected::how_many_heaps));
  solver.about("nim", boards(sizes));
  solver.write(solver.wins() ? "Yes\n" : "No\n");
  solver.each_winning_move([&](const Touch& touch) {
    solver.write(std::to_string(sizes[static_cast<std::size_t>(heap_of(touch))]) + ' ' + std::to_string(touch.back()) +
                 '\n');
    return true;
  });
}

/// Luogu P1247: the number taken, its heap and the heaps after the move; if several moves win, that in the first heap.
void first_winning_take(Reader& in, Solver& solver) {
  auto sizes = read_numbers(in, in.number(Expected::how_many_heaps));
  solver.about("nim", boards(sizes));
  std::string line = "lose";
  solver.each_winning_move([&](const Touch& touch) {
    std::uint64_t& heap = sizes[static_cast<std::size_t>(heap_of(touch))];
    line = std::to_string(heap - touch.back()) + ' ' + std::to_string(heap_of(touch) + 1) + '\n';
    heap = touch.back();
    for (std::size_t i = 0; i < sizes.size(); ++i) line += (i == 0 ? "" : " ") + std::to_string(sizes[i]);
    return false;
  });
  solver.write(line + '\n');
}

const Judge poj_2234({.ids = {"poj-2234"},
                      .input = "2 45 45\n3 3 6 9\n",
                      .output = "No\nYes\n",
                      .solve = to_end(heaps("nim"), winner("Yes", "No"))});

const Judge luogu_p1247(
    {.ids = {"luogu-p1247"}, .input = "3\n3 6 9\n", .output = "4 3\n3 6 5\n", .solve = first_winning_take});

const Judge hdu_1849({.ids = {"hdu-1849"},
                      .input = "2\n3 5\n3\n3 5 6\n0\n",
                      .output = "Rabbit Win!\nGrass Win!\n",
                      .solve = to_zero(heaps("nim"), winner("Rabbit Win!", "Grass Win!"))});

const Judge luogu_p2197({.ids = {"luogu-p2197"},
                         .input = "2\n2\n1 1\n2\n1 0\n",
                         .output = "No\nYes\n",
                         .solve = counted(heaps("nim"), winner("Yes", "No"))});

const Judge hdu_1907({.ids = {"hdu-1907", "poj-3480", "luogu-p4279"},
                      .input = "2\n3\n3 5 1\n1\n1\n",
                      .output = "John\nBrother\n",
                      .solve = counted(heaps("nim", Play::misere), winner("John", "Brother"))});

const Judge hdu_1850({.ids = {"hdu-1850"},
                      .input = "3\n5 7 9\n0\n",
                      .output = "1\n",
                      .solve = to_zero(heaps("nim"), count_winning_moves)});

const Judge poj_2975({.ids = {"poj-2975"},
                      .input = "3\n7 11 13\n2\n1000000000 1000000000\n0\n",
                      .output = "3\n0\n",
                      .solve = to_zero(heaps("nim"), count_winning_moves)});

const Judge hdu_2176({.ids = {"hdu-2176"},
                      .input = "2\n45 45\n3\n3 6 9\n5\n5 7 8 9 10\n0\n",
                      .output = "No\nYes\n9 5\nYes\n8 1\n9 0\n10 3\n",
                      .solve = to_zero(winning_heaps)});

}  // namespace
}  // namespace sg
