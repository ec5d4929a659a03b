// NOIP 2010 "Three Kingdoms": the winner, and the strongest pair by which the human can win.
#include "contest/judges/contest.hpp"

namespace sg {
namespace {

void strongest_pair(Reader& in, Solver& solver) {
  const std::uint64_t generals = in.number(Expected::how_many_generals, 1'000'000);
  solver.about("three-kingdoms", {list(in, generals * (generals - (generals > 0)) / 2)});
  solver.write(solver.wins() ? "1\n" + solver.fact("strength") + '\n' : "0\n");
}

const Judge luogu_p1199({.ids = {"luogu-p1199", "noip-2010"},
                         .input = "6\n5 28 16 29 27\n23 3 20 1\n8 32 26\n33 11\n12\n",
                         .output = "1\n32\n",
                         .solve = strongest_pair});

}  // namespace
}  // namespace sg
