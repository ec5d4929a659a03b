// Who wins under misere play, where no pair tells it: by a search for a while, which is enough for what is small, then by the kinds that
// occur, then by the search again.
#pragma once

#include "solve/game/method.hpp"
#include "solve/sum/sum-solver.hpp"

namespace sg {

/// Of one game alone.
std::unique_ptr<Method> class_method(const GameContext& context);
/// Of a sum.
std::unique_ptr<SumSolver> misere_sum_solver();

}  // namespace sg
