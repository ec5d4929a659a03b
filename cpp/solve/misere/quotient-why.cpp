// Explanation of a product of elements: the letters of its heaps, a move that swaps some of them, and evidence that
// values do not tell the winner.
#include "core/game/accounts.hpp"
#include "core/text/minsize.hpp"
#include "solve/misere/element-text.hpp"
#include "solve/misere/quotient-method.hpp"
#include "theory/misere/counter.hpp"

namespace sg {
namespace {

/// Steps that may be taken to find one winning move, where the others are not wanted.
constexpr std::uint64_t move_steps = 200'000;

}  // namespace

SG_MINSIZE std::vector<Reason> QuotientMethod::why(const PositionPtr& p) {
  if (!found(p).wins) return {};
  const misere::Quotient& quotient = heaps_->quotient();
  const Letters letters(quotient);
  std::vector<Worded> parts;
  std::vector<std::string> products;
  misere::Element x = 0;
  for (const std::uint64_t n : p->heaps()) {
    x = quotient.times(x, element(n));
    parts.push_back({std::to_string(n), letters.of(element(n))});
    if (products.size() < most_parts) products.push_back(letters.of(x));
  }
  std::vector<FactRow> generators;
  for (const auto& [kind, letter] : letters.all())
    if (const auto heap = heaps_->heap_of(kind))
      generators.push_back({{"letter", letter}, {"heap", std::to_string(*heap)}});
  Reason reason = sum_reason(ReasonKey::quotient, parts, letters.of(x));
  reason.facts.add_all({{"products", std::move(products)},
                        {"generators", std::move(generators)},
                        {"order", fact(quotient.order)},
                        {"lost", quotient.is_lost(x) ? "yes" : "no"}});
  if (!quotient.is_lost(x)) add_swap(reason.facts, p, letters);
  add_counter(reason.facts, p);
  return {reason};
}

/// Adds a winning move: the letters of one heap are replaced by others.
void QuotientMethod::add_swap(Facts& facts, const PositionPtr& p, const Letters& letters) {
  const misere::Quotient& quotient = heaps_->quotient();
  Stage stage;
  Meter meter(move_steps);
  each_winning(p, stage, meter, [&](const Touch& touch) {
    const auto place = static_cast<std::size_t>(touch[0]);
    misere::Element kept = 0;
    std::string left;
    for (const std::uint64_t n : std::span(touch).subspan(1)) {
      kept = quotient.times(kept, element(n));
      if (n > 0) left += (left.empty() ? "" : ",") + std::to_string(n);
    }
    const std::uint64_t heap = p->heaps()[place];
    const misere::Element product = quotient.times(rests(p->heaps())[place], kept);
    facts.add("swap", std::vector<FactRow>{{{"heap", std::to_string(heap)},
                                            {"left", left},
                                            {"from", letters.of(element(heap))},
                                            {"to", letters.of(kept)},
                                            {"product", letters.of(product)}}});
    return false;
  });
}

/// Adds evidence that values do not tell the winner, if the value of a sum under normal play depends
/// on its element alone: the value of this sum, and a sum of the same value with the other outcome
/// or, if there is none, two other sums, the lost one first.
void QuotientMethod::add_counter(Facts& facts, const PositionPtr& p) {
  const misere::Quotient& quotient = heaps_->quotient();
  const misere::PositionClasses& kinds = heaps_->kinds();
  const misere::Kernel kernel = misere::kernel_of(quotient, kinds);
  if (!kernel.is_normal) return;
  const misere::Element x = product(p);
  const bool is_in = std::find(kernel.elements.begin(), kernel.elements.end(), x) != kernel.elements.end();
  misere::Word whole;
  for (const std::uint64_t n : p->heaps()) {
    const misere::Word& own = heaps_->heap(heaps_->folded(n));
    whole.insert(whole.end(), own.begin(), own.end());
  }
  const misere::Appearance here = misere::appearance_of(quotient, kinds, whole);
  std::vector<FactRow> rows;
  const auto add = [&](const misere::Word& word) {
    const misere::Appearance own = misere::appearance_of(quotient, kinds, word);
    std::string sum;
    for (const misere::Kind kind : word)
      if (const auto heap = heaps_->heap_of(kind)) sum += (sum.empty() ? "" : ",") + std::to_string(*heap);
    rows.push_back({{"sum", sum}, {"value", std::to_string(own.value)}, {"lost", own.lost ? "yes" : "no"}});
  };
  if (const auto other = misere::counter_to(quotient, kinds, here)) {
    add(*other);
  } else if (const auto both = misere::counters_of(quotient, kinds)) {
    add(both->lost);
    add(both->won);
  }
  facts.add_all({{"value", fact(here.value)}, {"kernel", is_in ? "yes" : "no"}, {"counter", std::move(rows)}});
}

}  // namespace sg
