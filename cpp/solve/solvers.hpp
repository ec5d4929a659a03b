// Solvers of each play: those of its algebras, and others, which one file for each engine chooses: solvers.cpp for the
// whole, starter-solvers.cpp for the starter.
#pragma once

#include "solve/game/method.hpp"

namespace sg {

class SumSolver;

/// Returns the methods for the positions of one game, in the order in which they are tried.
Methods methods_of(const GameContext& context);

/// Returns the solver for sums that do not add up under the play; null if such sums are searched without one.
std::unique_ptr<SumSolver> sum_solver_of(Play play);

}  // namespace sg
