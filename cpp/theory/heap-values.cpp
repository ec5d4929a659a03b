#include "theory/heap-values.hpp"

#include <algorithm>

namespace sg {

bool HeapValues::can_reach(const Heaps& heaps) const {
  return std::all_of(heaps.begin(), heaps.end(), [](std::uint64_t n) { return n <= most; });
}

bool HeapValues::grow(const Heaps& heaps, std::uint64_t& budget) {
  const std::uint64_t largest = heaps.size() == 0 ? 0 : *std::max_element(heaps.begin(), heaps.end());
  while (values_.size() <= largest) {
    if (budget == 0) return false;
    budget -= std::min(budget, 1 + add() / 4096);
  }
  return true;
}

std::uint64_t HeapValues::add() {
  const auto n = static_cast<std::uint32_t>(values_.size());
  std::uint64_t options = 0;
  each_kept(code_, n, [&](const std::vector<std::uint64_t>& parts) {
    std::uint32_t value = 0;
    for (const std::uint64_t part : parts) value ^= values_[static_cast<std::size_t>(part)];
    if (value >= seen_.size()) seen_.resize(2 * value + 64, 0);
    seen_[value] = n;
    ++options;
    return true;
  });
  std::uint32_t gap = 0;
  while (gap < seen_.size() && seen_[gap] == n) ++gap;
  values_.push_back(gap);
  return options;
}

std::optional<Value> HeapValues::value(const Heaps& heaps) const {
  Nimber sum = 0;
  for (const std::uint64_t n : heaps) {
    if (n >= values_.size()) return std::nullopt;
    sum ^= values_[static_cast<std::size_t>(n)];
  }
  return Value::nimber(sum);
}

}  // namespace sg
