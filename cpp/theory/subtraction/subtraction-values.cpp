#include "theory/subtraction/subtraction-values.hpp"

#include <algorithm>

namespace sg {
namespace {

constexpr std::uint64_t some_turns = 4096;  // turns before a period is searched for again

}  // namespace

SubtractionValues::SubtractionValues(SubtractionSet set) : set_(std::move(set)), last_(set_.listed().back()) {
  if (!set_.is_named() && last_ < most_heap) {
    const auto width = static_cast<std::size_t>(last_);
    recurrence_.emplace(set_.all_but() ? width + 1 : 1, width);
  }
  if (!set_.all_but() && last_ <= SubtractionBlocks::widest && !set_.modulus()) blocks_.emplace(set_.listed());
}

Nimber SubtractionValues::at(std::uint64_t n) const {
  if (set_.modulus()) return n % *set_.modulus();
  if (!proof_ || n < values_.size()) return values_[static_cast<std::size_t>(n)];
  return values_[static_cast<std::size_t>(proof_->period.folded(n))] + proof_->period.raised(n);
}

void SubtractionValues::copy(std::uint64_t from, std::span<std::uint32_t> out) const {
  if (set_.modulus()) return Sequence::copy(from, out);
  unfold(values_, proof_, from, out);
}

bool SubtractionValues::grow(std::uint64_t wanted, Meter& meter) {
  while (values_.size() < wanted && !proof_) {
    if (meter.pauses()) break;
    std::uint64_t turns = 0;
    while (turns < some_turns && values_.size() < wanted) turns += blocks_ ? blocks_->add_to(values_) : add();
    if (recurrence_) prove();
    if (!meter.spend_turns(turns)) break;
  }
  return values_.size() >= wanted || proof_;
}

/// Appends one value; returns the number of options, plus 1.
std::uint64_t SubtractionValues::add() {
  const auto n = static_cast<std::uint32_t>(values_.size());
  std::uint64_t options = 1;
  const auto see = [&](std::uint64_t take) {
    const std::uint32_t value = values_[static_cast<std::size_t>(n - take)];
    if (value >= seen_.size()) seen_.resize(2 * value + 64, 0);
    seen_[value] = n + 1;
    ++options;
  };
  std::uint32_t gap = 0;
  if (set_.modulus()) {
    gap = static_cast<std::uint32_t>(at(n));
  } else if (set_.all_but()) {
    if (n > last_) gap = std::max(far_.back(), values_[static_cast<std::size_t>(n - last_ - 1)] + 1);
    if (n > 0) relative_.push_back(std::uint64_t{values_.back() - far_.back()} << 32 | (gap - far_.back()));
    far_.push_back(gap);
    for (std::uint64_t take = 1; take < last_ && take <= n; ++take)
      if (set_.allows(take)) see(take);
  } else {
    for (const std::uint64_t take : set_.listed()) {
      if (take > n) break;
      see(take);
    }
  }
  while (gap < seen_.size() && seen_[gap] == n + 1) ++gap;
  values_.push_back(gap);
  if (!set_.all_but()) return options;
  if (gap >= places_.size()) places_.resize(gap + 1);
  places_[gap].push_back(n);
  return options;
}

void SubtractionValues::prove() {
  proof_ = set_.all_but() ? recurrence_->look(relative_) : recurrence_->look(values_);
  if (!proof_) return;
  Period& period = proof_->period;
  if (set_.all_but())
    period.saltus =
        far_[static_cast<std::size_t>(proof_->to + proof_->lag)] - far_[static_cast<std::size_t>(proof_->to)];
  while (period.preperiod > 0 && values_[static_cast<std::size_t>(period.preperiod - 1 + period.period)] ==
                                     values_[static_cast<std::size_t>(period.preperiod - 1)] + period.saltus)
    --period.preperiod;
}

bool SubtractionValues::grow(const Heaps& heaps, Meter& meter) {
  if (set_.modulus()) return true;
  return grow(std::min(heaps.largest(), most_heap - 1) + 1, meter) && know(heaps);
}

Nimber SubtractionValues::sum(const Heaps& heaps) const {
  return heaps.sum([this](std::uint64_t n) { return at(n); });
}

std::optional<TamePair> SubtractionValues::tame_pair(const Heaps& heaps) const {
  if (!know(heaps)) return std::nullopt;
  return heaps.misere_sum([this](std::uint64_t n) { return at(n); });
}

/// Returns the heaps of this value that are less than `below`, ascending; under `all_but` only.
std::vector<std::uint64_t> SubtractionValues::places_of(Nimber value, std::uint64_t below) const {
  std::vector<std::uint64_t> out;
  const auto add = [&](std::uint64_t n) {
    if (n < below && at(n) == value) out.push_back(n);
  };
  if (value < places_.size())
    for (const std::uint32_t n : places_[static_cast<std::size_t>(value)]) add(n);
  if (!proof_ || below <= values_.size()) return out;
  const auto& [preperiod, period, saltus] = proof_->period;
  for (std::uint64_t n = preperiod; n < preperiod + period; ++n) {
    const Nimber least = at(n);
    if (value < least || (value - least) % saltus != 0) continue;
    if (const std::uint64_t later = n + (value - least) / saltus * period; later >= values_.size()) add(later);
  }
  std::sort(out.begin(), out.end());
  return out;
}

std::vector<std::uint64_t> SubtractionValues::splits_of_value(std::uint64_t n, Nimber value) const {
  std::vector<std::uint64_t> out;
  if (set_.all_but()) {
    for (const std::uint64_t keep : places_of(value, n))
      if (set_.allows(n - keep)) out.push_back(keep);
  } else {
    for (const std::uint64_t take : set_.listed()) {
      if (take > n) break;
      if (at(n - take) == value) out.push_back(n - take);
    }
  }
  return out;
}

}  // namespace sg
