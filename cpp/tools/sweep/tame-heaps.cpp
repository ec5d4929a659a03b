#include "tools/sweep/tame-heaps.hpp"

#include "solve/period/period.hpp"

namespace sg {

TameHeaps::TameHeaps(const HeapQuotient& of, std::uint64_t to, Meter& meter) {
  while (pairs_.size() <= to && !proof_) {
    const auto pair = next(of, meter);
    if (!pair) return;
    if (!pair->firm() && (pair->normal > 1 || pair->misere > 1)) {
      wild_ = pair;
      return;
    }
    pairs_.push_back(*pair);
    prove(of.reach());
  }
}

std::optional<TamePair> TameHeaps::next(const HeapQuotient& of, Meter& meter) const {
  const Sum heap = of.positions().at(pairs_.size(), meter);
  std::vector<Nimber> normal, misere;
  const bool all = heap.front().game->each_move(*heap.front().position, meter, [&](const Touch& touch) {
    TamePair sum = TamePair::empty();
    for (const std::uint64_t kept : std::span(touch).subspan(1)) sum = sum ^ pairs_[static_cast<std::size_t>(kept)];
    normal.push_back(sum.normal);
    misere.push_back(sum.misere);
    return true;
  });
  if (!all) return std::nullopt;
  return normal.empty() ? TamePair::empty() : TamePair{mex(normal), mex(misere)};
}

void TameHeaps::prove(const misere::Reach& reach) {
  if (!reach || pairs_.size() < next_look_) return;
  next_look_ = pairs_.size() + pairs_.size() / 64 + 1;
  const auto bound = [&](std::uint64_t from, std::uint64_t lag) { return reach(from, lag); };
  if (const auto found = PeriodFinder().look(pairs_, 1, bound))
    proof_ = HeapQuotient::Proof{found->period.preperiod, found->lag, found->to};
}

}  // namespace sg
