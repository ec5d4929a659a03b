// Solvers of the whole engine.
#include "solve/solvers.hpp"

#include <algorithm>

#include "solve/game/outcome-method.hpp"
#include "solve/loopy/loopy-method.hpp"
#include "solve/loopy/loopy-sums.hpp"
#include "solve/misere/class-method.hpp"
#include "solve/misere/quotient-method.hpp"
#include "solve/partizan/partizan-sum-solver.hpp"

namespace sg {
namespace {

MethodChoice choice_of(const GameContext& context) {
  if (context.game.info().game_class == GameClass::loopy) return {.winner = loopy_method};
  if (context.play == Play::normal) return {.first = players_method, .values = outcome_method, .winner = winner_method};
  if (context.play == Play::misere)
    return {.first = quotient_method, .winner = context.alone ? class_method : winner_method};
  return {};
}

}  // namespace

Methods methods_of(const GameContext& context) { return methods_in_order(context, choice_of(context)); }

bool is_loopy(const Sum& sum) {
  return std::any_of(sum.begin(), sum.end(),
                     [](const Component& c) { return c.game->info().game_class == GameClass::loopy; });
}

std::unique_ptr<SumSolver> sum_solver_of(Play play, bool is_loopy) {
  if (is_loopy) return loopy_sum_solver(play);
  if (play == Play::normal) return partizan_sum_solver();
  return play == Play::misere ? misere_sum_solver() : nullptr;
}

}  // namespace sg
