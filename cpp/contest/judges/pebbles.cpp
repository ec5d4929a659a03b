// Luogu P3480, POI 2009 "Pebbles": rows that must stay non-decreasing. The excess of a row over the previous one is a
// step of a staircase, and a stone taken from it moves to the step of the next row, from the last row off the stairs.
#include "contest/judges/contest.hpp"

namespace sg {
namespace {

void put_differences(Reader& in, Solver& solver) {
  std::string steps;
  std::uint64_t before = 0;
  for (std::uint64_t left = in.number(Expected::how_many_heaps); left > 0; --left) {
    in.peek();  // skips white space
    const std::size_t start = in.at();
    const std::uint64_t row = in.number(Expected::heap_size);
    if (row < before) in.fail_at(start, Expected::rising_heaps);
    steps = std::to_string(row - before) + (steps.empty() ? "" : ",") + steps;
    before = row;
  }
  solver.about("staircase-nim", {steps});
}

const Judge luogu_p3480({.ids = {"luogu-p3480"},
                         .input = "2\n2\n2 2\n3\n1 2 4\n",
                         .output = "NIE\nTAK\n",
                         .solve = counted(put_differences, winner("TAK", "NIE"))});

}  // namespace
}  // namespace sg
