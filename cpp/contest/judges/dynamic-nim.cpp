// One heap, where a move may take at most k times as many counters as the previous one.
#include <algorithm>

#include "contest/judges/contest.hpp"

namespace sg {
namespace {

/// HDU 2486: the smallest winning first move.
void least_winning_moves(Reader& in, Solver& solver) {
  const std::uint64_t cases = in.number(Expected::how_many_cases);
  for (std::uint64_t i = 1; i <= cases; ++i) {
    const std::uint64_t heap = in.number(Expected::heap_size);
    solver.about("dynamic-nim(" + std::to_string(in.number(Expected::factor)) + ')', {std::to_string(heap)});
    std::uint64_t least = heap;
    solver.each_winning_move([&](const Touch& touch) { return least = std::min(least, heap - touch[1]), true; });
    solver.write("Case " + std::to_string(i) + ": " + (solver.wins() ? std::to_string(least) : "lose") + '\n');
  }
}

/// Luogu P6487: the smallest winning first move, which may take the whole heap.
void least_winning_take(Reader& in, Solver& solver) {
  const std::uint64_t heap = in.number(Expected::heap_size);
  const std::string text = std::to_string(heap);
  solver.about("fibonacci-nim", {text + '/' + text});
  std::uint64_t least = heap;
  solver.each_winning_move([&](const Touch& touch) { return least = std::min(least, heap - touch[1]), true; });
  solver.write(std::to_string(least) + '\n');
}

const Judge luogu_p6487({.ids = {"luogu-p6487"}, .input = "4\n", .output = "1\n", .solve = least_winning_take});

const Judge hdu_2516({.ids = {"hdu-2516"},
                      .input = "2\n13\n10000\n0\n",
                      .output = "Second win\nSecond win\nFirst win\n",
                      .solve = to_zero(numbers("fibonacci-nim", 1), winner("First win", "Second win"))});

const Judge hdu_2486({.ids = {"hdu-2486", "hdu-2580", "poj-3922"},
                      .input = "5\n16 1\n11 1\n32 2\n34 2\n19 3\n",
                      .output = "Case 1: lose\nCase 2: 1\nCase 3: 3\nCase 4: lose\nCase 5: 4\n",
                      .solve = least_winning_moves});

}  // namespace
}  // namespace sg
