// Solver of sums in which positions can come back and nothing adds up: retrograde analysis of all positions that can be
// reached, by the rules alone.
#pragma once

#include "solve/sum/sum-solver.hpp"

namespace sg {

/// Returns the solver. The counters of its verdicts have the number of moves to the end, if the winner hurries and the loser
/// delays, as their ranks.
std::unique_ptr<SumSolver> loopy_sum_solver(Play play);

}  // namespace sg
