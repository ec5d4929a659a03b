#include "solve/misere/heap-quotient.hpp"

#include "solve/period/period.hpp"

namespace sg {
namespace {

constexpr std::size_t most_kept_parts = 20'000'000;      // of all options together, to be stored for another quotient
constexpr std::size_t most_options_of_heap = 1'000'000;  // of one heap

}  // namespace

HeapQuotient::HeapQuotient(NumberedPositions positions, std::uint64_t to)
    : positions_(std::move(positions)), to_(to), sequence_(positions_.game ? positions_.game->sequence() : nullptr) {
  if (positions_.game) reach_ = misere::reach_of(*positions_.game);
}

bool HeapQuotient::advance(Meter& meter) {
  while (!complete() && !gave_up()) {
    if (meter.pauses()) return false;
    if (!open_) {
      open_ = positions_.at(covered(), meter);
      require_play(Play::misere, *open_);
      is_found_ = false;
    }
    if (!is_found_) {
      const Progress state = sequence_ ? list(meter) : worth_.advance(*open_, meter);
      if (state == Progress::working) return false;
      is_stopped_ = state == Progress::limit;
      if (is_stopped_) break;
      if (!sequence_) word_ = *worth_.worth(*open_);
      is_found_ = true;
    }
    const Progress state = growing_.advance(static_cast<misere::Kind>(kinds_.size()), meter);
    if (state == Progress::working) return false;
    if (state == Progress::limit) break;
    heaps_.push_back(word_);
    if (kinds_.parts() > most_kept_parts) kinds_.forget_last();
    open_.reset();
    prove();
  }
  return true;
}

/// Lists the options of the current heap, in a game whose touches are a heap and what is kept of it.
Progress HeapQuotient::list(Meter& meter) {
  const Meter::NoPauseScope whole(meter);
  const Component& heap = open_->front();
  std::vector<misere::Word> options;
  const bool all = heap.game->each_move(*heap.position, meter, [&](const Touch& touch) {
    misere::Word& option = options.emplace_back();
    for (const std::uint64_t kept : std::span(touch).subspan(1)) {
      const misere::Word& part = heaps_[static_cast<std::size_t>(kept)];
      option.insert(option.end(), part.begin(), part.end());
    }
    std::sort(option.begin(), option.end());
    return options.size() <= most_options_of_heap;
  });
  if (!all) return meter.refuses() ? Progress::working : Progress::limit;
  word_.clear();
  if (!options.empty()) word_.push_back(kinds_.add(std::move(options)));
  return Progress::done;
}

void HeapQuotient::prove() {
  if (!reach_ || heaps_.size() < next_look_) return;
  next_look_ = heaps_.size() + heaps_.size() / 64 + 1;
  std::vector<misere::Element> elements;
  for (const misere::Word& heap : heaps_) elements.push_back(quotient().of(heap));
  const auto bound = [&](std::uint64_t from, std::uint64_t lag) { return reach_(from, lag); };
  if (const auto found = PeriodFinder().look(elements, 1, bound))
    proof_ = Proof{found->period.preperiod, found->lag, found->to};
}

bool HeapQuotient::may_prove() const {
  constexpr std::uint64_t most = 64;  // for a tail that divides the period
  bool may = false;
  for (std::uint64_t period = 1; reach_ && !may && period <= most; ++period) may = reach_(1, period).has_value();
  return may;
}

std::optional<std::uint64_t> HeapQuotient::heap_of(misere::Kind kind) const {
  const auto found = std::find(heaps_.begin(), heaps_.end(), misere::Word{kind});
  return found == heaps_.end() ? std::nullopt : std::optional(static_cast<std::uint64_t>(found - heaps_.begin()));
}

}  // namespace sg
