// Solvers of each play: those of its algebras, and others, which one file for each engine chooses: solvers.cpp for the
// whole, starter-solvers.cpp for the starter.
#pragma once

#include "solve/game/method.hpp"

namespace sg {

class SumSolver;
struct Component;

/// Returns the methods for the positions of one game, in the order in which they are tried.
Methods methods_of(const GameContext& context);

/// True if positions of some component can come back; of no game of the starter they can.
bool is_loopy(const std::vector<Component>& sum);

/// Returns the solver for sums that do not add up under the play, of games whose positions can come back or not; null if such sums are searched without one.
std::unique_ptr<SumSolver> sum_solver_of(Play play, bool is_loopy);

}  // namespace sg
