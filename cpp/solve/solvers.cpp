// Solvers of the whole engine.
#include "solve/solvers.hpp"

#include "solve/game/outcome-method.hpp"
#include "solve/misere/class-method.hpp"
#include "solve/misere/quotient-method.hpp"
#include "solve/partizan/partizan-sum-solver.hpp"

namespace sg {

Methods methods_of(const GameContext& context) {
  switch (context.play) {
    case Play::normal:
      return methods_in_order(context, NormalAlgebras(), {.values = outcome_method, .winner = winner_method});
    case Play::misere:
      return methods_in_order(context, MisereAlgebras(),
                              {.first = quotient_method, .winner = context.alone ? class_method : winner_method});
    case Play::sj:
      return methods_in_order(context, SjAlgebras(), {});
    case Play::every:
      break;
  }
  return methods_in_order(context, EveryAlgebras(), {});
}

std::unique_ptr<SumSolver> sum_solver_of(Play play) {
  switch (play) {
    case Play::normal:
      return partizan_sum_solver();
    case Play::misere:
      return misere_sum_solver();
    case Play::sj:
    case Play::every:
      break;
  }
  return nullptr;
}

}  // namespace sg
