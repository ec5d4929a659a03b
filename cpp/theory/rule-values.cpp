#include "theory/rule-values.hpp"

#include <algorithm>
#include <bit>

namespace sg {
namespace {
constexpr std::uint64_t paid_at_once = 4096;
constexpr std::uint64_t per_heap = 16;
}  // namespace

bool RuleValues::can_reach(const Heaps& heaps) const {
  return std::all_of(heaps.begin(), heaps.end(), [](std::uint64_t n) { return n <= rule::most_counters; });
}

bool RuleValues::grow(const Heaps& heaps, std::uint64_t& budget) {
  const std::uint64_t largest = heaps.size() == 0 ? 0 : *std::max_element(heaps.begin(), heaps.end());
  while (values_.size() <= largest) {
    if (budget == 0) return false;
    add();
    budget -= std::min(budget, owed_ / paid_at_once);
    owed_ %= paid_at_once;
  }
  return true;
}

void RuleValues::add() {
  const auto n = static_cast<std::uint32_t>(values_.size());
  const std::uint64_t heap = n;
  owed_ += per_heap;
  options_.each_block(std::span(&heap, 1), owed_, [&](const auto& block) {
    for (std::size_t i = 0; i < block.count; ++i) {
      if (block.allowed[i] == 0) continue;
      std::uint32_t value = 0;
      for (const auto* part : block.parts) value ^= values_[static_cast<std::size_t>(part[i])];
      seen_[value] = n;
    }
    return true;
  });
  std::uint32_t gap = 0;
  while (seen_[gap] == n) ++gap;
  values_.push_back(gap);
  // Room for the xor of any values so far, and for a gap behind them.
  seen_.resize(std::max(seen_.size(), std::bit_ceil(std::size_t{gap} + 1) + 1));
}

std::optional<Value> RuleValues::value(const Heaps& heaps) const {
  if (std::any_of(heaps.begin(), heaps.end(), [&](std::uint64_t n) { return n >= values_.size(); }))
    return std::nullopt;
  return Value::nimber(heaps.sum([&](std::uint64_t n) { return values_[static_cast<std::size_t>(n)]; }));
}

}  // namespace sg
