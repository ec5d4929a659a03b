// Solvers of the starter; positions that they cannot solve are left to the whole engine.
#include "solve/solvers.hpp"
#include "solve/sum/sum-solver.hpp"

namespace sg {
Methods methods_of(const GameContext& context) {
  const bool has_winner = context.play == Play::normal || context.play == Play::misere;
  return methods_in_order(context, {.winner = has_winner ? winner_method : nullptr});
}

bool is_loopy(const Sum&) { return false; }

std::unique_ptr<SumSolver> sum_solver_of(Play, bool) { return nullptr; }

}  // namespace sg
