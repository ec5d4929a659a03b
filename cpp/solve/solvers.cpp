// Solvers of the whole engine.
#include "solve/solvers.hpp"

#include "solve/game/outcome-method.hpp"
#include "solve/misere/class-method.hpp"
#include "solve/misere/quotient-method.hpp"
#include "solve/partizan/partizan-sum-solver.hpp"

namespace sg {
namespace {

MethodChoice choice_of(const GameContext& context) {
  if (context.play == Play::normal) return {.first = players_method, .values = outcome_method, .winner = winner_method};
  if (context.play == Play::misere)
    return {.first = quotient_method, .winner = context.alone ? class_method : winner_method};
  return {};
}

}  // namespace

Methods methods_of(const GameContext& context) { return methods_in_order(context, choice_of(context)); }

std::unique_ptr<SumSolver> sum_solver_of(Play play) {
  if (play == Play::normal) return partizan_sum_solver();
  return play == Play::misere ? misere_sum_solver() : nullptr;
}

}  // namespace sg
