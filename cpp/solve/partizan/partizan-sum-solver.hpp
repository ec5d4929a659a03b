// Solver of sums of partizan games, and of impartial ones among them, by their canonical forms.
#pragma once

#include "solve/sum/sum-solver.hpp"

namespace sg {

std::unique_ptr<SumSolver> partizan_sum_solver();

}  // namespace sg
