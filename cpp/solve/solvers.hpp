// Solvers of each play. Which they are, and in which order they are asked, stands in one file for each engine: solvers.cpp for the whole,
// starter-solvers.cpp for the starter.
#pragma once

#include "solve/game/method.hpp"

namespace sg {

class SumSolver;

/// Methods for the positions of one game, in the order in which they are asked.
Methods methods_of(const GameContext& context);

/// Solver for sums that do not add up under the play; null where they are searched as they are.
std::unique_ptr<SumSolver> sum_solver_of(Play play);

}  // namespace sg
