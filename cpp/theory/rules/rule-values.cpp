#include "theory/rules/rule-values.hpp"

#include <array>
#include <bit>

namespace sg {

void MexRow::hold(std::uint32_t value) {
  values_.push_back(value);
  // Room for the xor of any values so far, and for a gap behind all of them.
  seen_.resize(std::max(seen_.size(), std::bit_ceil(std::size_t{value} + 1) + 1));
}

bool RuleValues::grow(const Heaps& heaps, Meter& meter) {
  for (const std::uint64_t n : heaps) {
    if (n > rule::most_counters && !reached_.grow(std::array{n}, meter)) return false;
    while (n <= rule::most_counters && values_.size() <= n) {
      const auto worth = [&](const auto& parts, std::size_t lane) {
        std::uint32_t value = 0;
        for (const auto* part : parts) value ^= values_[static_cast<std::uint64_t>(part[lane])];
        return value;
      };
      if (meter.pauses() || !values_.add(options_, std::array{std::uint64_t{values_.size()}}, meter, worth))
        return false;
    }
  }
  return true;
}

std::optional<Value> RuleValues::value(const Heaps& heaps) {
  std::uint32_t sum = 0;
  for (const std::uint64_t n : heaps) {
    const std::uint32_t* const reached = n < values_.size() ? nullptr : reached_.find(std::array{n});
    if (reached == nullptr && n >= values_.size()) return std::nullopt;
    sum ^= reached != nullptr ? *reached : values_[n];
  }
  return Value::nimber(sum);
}

bool PairRuleValues::grow(const Heaps& heaps, Meter& meter) {
  while (values_.size() <= place(heaps[0], heaps[1])) {
    const std::array next = b_ == 0 ? std::array{std::uint64_t{0}, a_ + 1} : std::array{a_ + 1, b_ - 1};
    const auto worth = [&](const auto& parts, std::size_t lane) {
      return values_[place(static_cast<std::uint64_t>(parts[0][lane]), static_cast<std::uint64_t>(parts[1][lane]))];
    };
    if (meter.pauses() || !values_.add(options_, next, meter, worth)) return false;
    a_ = next[0];
    b_ = next[1];
  }
  return true;
}

std::optional<Value> PairRuleValues::value(const Heaps& heaps) const {
  const std::uint64_t at = place(heaps[0], heaps[1]);
  return can_reach(heaps) && at < values_.size() ? std::optional(Value::nimber(values_[at])) : std::nullopt;
}

}  // namespace sg
