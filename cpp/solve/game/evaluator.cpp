#include "solve/game/evaluator.hpp"

#include <algorithm>

#include "solve/game/convention.hpp"
#include "solve/game/explain.hpp"
#include "solve/solvers.hpp"

namespace sg {

Evaluator::Evaluator(const Game& game, Play play, Alone alone)
    : context_(game, play, alone == Alone::yes), methods_(methods_of(context_)) {}

void Evaluator::start(const PositionPtr& position) {
  root_ = position;
  next_ = 0;
  for (const auto& method : methods_) method->start(root_);
}

Progress Evaluator::advance(Meter& meter) {
  if (known_enough()) return Progress::done;
  if (!context_.game.searchable(*root_)) return Progress::limit;
  while (next_ < methods_.size()) {
    Method& method = *methods_[next_];
    const Progress state = method.advance(meter);
    if (state == Progress::working || next_ + 1 == methods_.size() || method.found(root_).is_decided()) return state;
    ++next_;
  }
  return Progress::limit;
}

std::size_t Evaluator::positions() const {
  std::size_t total = 0;
  for (const auto& method : methods_) total += method->positions();
  return total;
}

Verdict Evaluator::verdict(const PositionPtr& position) {
  Verdict verdict = verdict_of_mover(position);
  if (const PositionPtr turned = context_.game.turned(*position))
    verdict.partizan =
        PartizanVerdict::of(context_.game.left_moves(*position), verdict.wins, verdict_of_mover(turned).wins);
  return verdict;
}

Verdict Evaluator::verdict_of_mover(const PositionPtr& position) {
  if (const Verdict at_once = known(position); at_once.is_decided()) return at_once;
  for (const auto& method : methods_)
    if (const Verdict found = method->found(position); found.is_decided()) return found;
  return {};
}

Worths Evaluator::worths(const PositionPtr& position) {
  Worths all = verdict_of_mover(position).worths;
  for (const auto& method : methods_) {
    if (convention_of(context_.play).adds(all)) break;
    all.complete_from(method->found(position).worths);
  }
  return all;
}

Method* Evaluator::finder_of(const PositionPtr& position) {
  const auto finds = [&](const auto& method) { return method->can_find_moves(position); };
  const auto found = std::find_if(methods_.begin(), methods_.end(), finds);
  return found == methods_.end() ? nullptr : found->get();
}

std::vector<Reason> Evaluator::why(const PositionPtr& position, Meter& meter) {
  for (const auto& method : methods_)
    if (auto own = method->why(position); !own.empty()) return own;
  const auto verdict = [this](const PositionPtr& p) { return verdict_of_mover(p); };
  return explain(context_.game, position, context_.play, meter, verdict);
}

bool Evaluator::each_rank(const PositionPtr& position, Meter& meter, const VisitRank& visit) {
  const auto parts = context_.game.parts(position, context_.play);
  return context_.game.each_move(*position, meter, [&](const Touch& touch) {
    const auto [component, own] = context_.game.within(*position, touch);
    const PositionPtr option = context_.game.after(*parts[component], own, context_.play);
    auto after = verdict_of_mover(option).of<Rank>();
    if (!after) {
      // A theorem for the winner alone has left the options unsolved.
      start(option);
      if (advance(meter) == Progress::done) after = verdict_of_mover(option).of<Rank>();
    }
    return after && visit(component, touch, *after);
  });
}

bool Evaluator::known_enough() const {
  const auto wanted = [this](const auto& method) { return method->is_needed(root_); };
  return std::none_of(methods_.begin(), methods_.end(), wanted) && known(root_).is_decided();
}

/// Merges what the methods know at once. In a sum all of them contribute, so that it finds an algebra that its
/// components share; a position that stands alone needs only a winner.
Verdict Evaluator::known(const PositionPtr& p) const {
  Verdict verdict;
  for (const auto& method : methods_) {
    const Verdict at_once = method->known(p);
    if (!verdict.is_decided())
      verdict = at_once;
    else
      verdict.worths.complete_from(at_once.worths);
    if (verdict.is_decided() && context_.alone) break;
  }
  return verdict;
}

}  // namespace sg
