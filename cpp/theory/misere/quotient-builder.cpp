#include "theory/misere/quotient-builder.hpp"

namespace sg::misere {

Progress QuotientBuilder::advance(Kind wanted, Meter& meter) {
  while (size() < wanted && !gave_up_) {
    if (meter.pauses()) return Progress::working;
    const Meter::NoPauseScope whole(meter);
    const bool went_on = !trial_ ? take_in(meter) : failure_.empty() ? try_out(meter) : repair(meter);
    if (!went_on) return Progress::working;
  }
  return gave_up_ ? Progress::limit : Progress::done;
}

void QuotientBuilder::renew() {
  beside_ = quotient_.lost_beside();
  targets_.clear();
  for (Kind kind = 0; kind < size(); ++kind) targets_.push_back(quotient_.targets(kinds_, kind));
}

void QuotientBuilder::accept(Quotient quotient, Pairs pairs) {
  quotient_ = std::move(quotient);
  pairs_ = std::move(pairs);
  trial_.reset();
  failure_.clear();
  rounds_ = 0;
  renew();
}

/// Takes in the next kind as an element that exists, or makes it the first trial. False if the meter refuses.
bool QuotientBuilder::take_in(Meter& meter) {
  const Kind kind = size();
  if (!meter.spend_turns(64 + 8 * kinds_.options(kind))) return false;
  const Bits targets = quotient_.targets(kinds_, kind);
  if (const auto element = kept(targets, meter)) {
    quotient_.phi.push_back(*element);
    targets_.push_back(targets);
    return true;
  }
  if (meter.refuses()) return false;
  if (kinds_.has_forgotten()) {
    give_up();
    return true;
  }
  trial_ = QuotientCandidate(quotient_, kind + 1, {{kind, 2, 2}}).reduced(kinds_, meter);
  if (!trial_ && !meter.refuses()) give_up();
  return !meter.refuses();
}

std::optional<Element> QuotientBuilder::kept(const Bits& targets, Meter& meter) {
  Bits barred = no_bits(quotient_.order);
  each_bit(targets, [&](std::size_t t) {
    for (std::size_t i = 0; i < barred.size(); ++i) barred[i] |= beside_[t][i];
    return true;
  });
  for (std::size_t x = 0; x < quotient_.order; ++x) {
    const auto element = static_cast<Element>(x);
    if (meet(beside_[x], barred)) continue;
    if (pairs_.covers(element, targets) || pairs_.has_below(element, targets)) return element;
    Pairs pairs = pairs_;
    const auto found = pairs.take(quotient_, size(), element, targets, nullptr, meter);
    if (found == Pairs::Found::refused) return std::nullopt;
    if (found == Pairs::Found::failure) continue;
    pairs_ = std::move(pairs);
    return element;
  }
  return std::nullopt;
}

bool QuotientBuilder::try_out(Meter& meter) {
  Pairs pairs(trial_->order);
  Word failure;
  const auto found = check(*trial_, kinds_, pairs, failure, meter);
  if (found == Pairs::Found::refused) return false;
  if (found == Pairs::Found::none) {
    accept(std::move(*trial_), std::move(pairs));
    return true;
  }
  failure_ = std::move(failure);
  kinds_of_failure_.assign(failure_.rbegin(), failure_.rend());
  kinds_of_failure_.erase(std::unique(kinds_of_failure_.begin(), kinds_of_failure_.end()), kinds_of_failure_.end());
  choice_ = {0};
  more_ = 0;
  if (++rounds_ > most_rounds) give_up();
  return true;
}

/// Frees one choice of kinds. False if the meter refuses.
bool QuotientBuilder::repair(Meter& meter) {
  const auto phi = static_cast<Kind>(trial_->phi.size());
  QuotientCandidate trial(*trial_, phi, chosen());
  auto reduced = trial.size() <= QuotientCandidate::most_elements ? trial.reduced(kinds_, meter) : std::nullopt;
  if (meter.refuses()) return false;
  if (reduced && reduced->is_lost(reduced->of(failure_)) != trial_->is_lost(trial_->of(failure_))) {
    trial_ = std::move(reduced);
    failure_.clear();
  } else if (!next_choice()) {
    give_up();
  }
  return true;
}

/// Moves to the next choice: few kinds first, and of these the larger ones; then larger cyclic monoids. False after the
/// last.
bool QuotientBuilder::next_choice() {
  constexpr std::uint32_t most_more = 4;
  const std::size_t all = kinds_of_failure_.size();
  for (std::size_t i = choice_.size(); i-- > 0;)
    if (choice_[i] + choice_.size() - i < all) {
      ++choice_[i];
      for (std::size_t j = i + 1; j < choice_.size(); ++j) choice_[j] = choice_[j - 1] + 1;
      return true;
    }
  const std::size_t size = choice_.size() < all ? choice_.size() + 1 : 1;
  if (size == 1) ++more_;
  choice_.resize(size);
  for (std::size_t i = 0; i < size; ++i) choice_[i] = i;
  return more_ < most_more;
}

std::vector<Freed> QuotientBuilder::chosen() const {
  std::vector<Freed> freed;
  for (const std::size_t i : choice_) {
    const Kind kind = kinds_of_failure_[i];
    const auto [index, period] = trial_->cycle(trial_->phi[kind]);
    const auto among = static_cast<std::uint32_t>(std::count(failure_.begin(), failure_.end(), kind));
    const std::uint32_t even = std::max<std::uint32_t>(2, period % 2 == 0 ? period : 2 * period);
    freed.push_back({kind, std::max(index, among - 1) + more_, even * (1 + more_ / 2)});
  }
  return freed;
}

void QuotientBuilder::give_up() {
  gave_up_ = true;
  if (trial_ && !failure_.empty()) least_ = misere::least_order(*trial_, failure_);
}

}  // namespace sg::misere
