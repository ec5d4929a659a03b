#include "theory/rules/rule-values.hpp"

#include <array>
#include <bit>

namespace sg {

void MexRow::hold(std::uint32_t value) {
  values_.push_back(value);
  // Room for the xor of any values so far, and for a gap behind them.
  seen_.resize(std::max(seen_.size(), std::bit_ceil(std::size_t{value} + 1) + 1));
}

bool RuleValues::grow(const Heaps& heaps, std::uint64_t& budget) {
  const std::uint64_t largest = heaps.largest();
  while (values_.size() <= largest) {
    if (budget == 0) return false;
    values_.add(options_, std::array{std::uint64_t{values_.size()}}, budget, [&](const auto& parts, std::size_t lane) {
      std::uint32_t value = 0;
      for (const auto* part : parts) value ^= values_[static_cast<std::uint64_t>(part[lane])];
      return value;
    });
  }
  return true;
}

bool PairRuleValues::grow(const Heaps& heaps, std::uint64_t& budget) {
  while (values_.size() <= place(heaps[0], heaps[1])) {
    if (budget == 0) return false;
    const std::array next = b_ == 0 ? std::array{std::uint64_t{0}, a_ + 1} : std::array{a_ + 1, b_ - 1};
    values_.add(options_, next, budget, [&](const auto& parts, std::size_t lane) {
      return values_[place(static_cast<std::uint64_t>(parts[0][lane]), static_cast<std::uint64_t>(parts[1][lane]))];
    });
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
