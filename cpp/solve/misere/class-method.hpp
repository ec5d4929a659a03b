// Solver of the winner under misere play if no tame pair gives it: a search for a while, which is enough for small
// positions, then the kinds that occur, then the search again.
#pragma once

#include "solve/game/method.hpp"
#include "solve/sum/sum-solver.hpp"

namespace sg {

/// Returns the method for a game that stands alone.
std::unique_ptr<Method> class_method(const GameContext& context);
/// Returns the solver for sums.
std::unique_ptr<SumSolver> misere_sum_solver();

}  // namespace sg
