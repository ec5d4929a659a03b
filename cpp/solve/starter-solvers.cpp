// Solvers of the starter; positions that they cannot solve are left to the whole engine.
#include "solve/solvers.hpp"
#include "solve/sum/sum-solver.hpp"

namespace sg {

Methods methods_of(const GameContext& context) {
  switch (context.play) {
    case Play::normal:
      return methods_in_order(context, NormalAlgebras(), {.winner = winner_method});
    case Play::misere:
      return methods_in_order(context, MisereAlgebras(), {.winner = winner_method});
    case Play::sj:
      return methods_in_order(context, SjAlgebras(), {});
    case Play::every:
      break;
  }
  return methods_in_order(context, EveryAlgebras(), {});
}

std::unique_ptr<SumSolver> sum_solver_of(Play) { return nullptr; }

}  // namespace sg
