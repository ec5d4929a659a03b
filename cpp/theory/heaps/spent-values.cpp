#include "theory/heaps/spent-values.hpp"

#include <algorithm>
#include <bit>

namespace sg {

bool SpentValues::can_reach(const SpentHeaps& p) const {
  return std::all_of(p.begin(), p.end(), [](const SpentHeap& heap) { return heap.taken.empty() || heap.size <= most; });
}

bool SpentValues::grow(const SpentHeaps& p, Meter& meter) {
  for (const SpentHeap& heap : p) {
    if (heap.taken.empty()) continue;
    if (meter.pauses() || !meter.spend()) return false;
    at(heap);
  }
  return true;
}

std::optional<Value> SpentValues::value(const SpentHeaps& p) {
  if (!can_reach(p)) return std::nullopt;
  Nimber sum = 0;
  for (const SpentHeap& heap : p) sum ^= heap.taken.empty() ? untouched(heap.size) : at(heap);
  return Value::nimber(sum);
}

Nimber SpentValues::at(const SpentHeap& heap) {
  std::uint64_t taken = 0;
  for (const std::uint64_t n : heap.taken)
    if (n <= most) taken |= std::uint64_t{1} << (n - 1);
  return at(heap.size, taken);
}

Nimber SpentValues::at(std::uint64_t n, std::uint64_t taken) {
  if (n == 0) return 0;
  // Numbers above the size of the heap cannot be taken in any case.
  taken &= ~std::uint64_t{0} >> (most - n);
  auto& values = values_[static_cast<std::size_t>(n)];
  if (const auto found = values.find(taken); found != values.end()) return found->second;
  std::uint64_t seen = 0;
  for (std::uint64_t take = 1; take <= n; ++take)
    if (const std::uint64_t bit = std::uint64_t{1} << (take - 1); (taken & bit) == 0)
      seen |= std::uint64_t{1} << at(n - take, taken | bit);
  return values[taken] = static_cast<Nimber>(std::countr_one(seen));
}

Nimber SpentValues::untouched(std::uint64_t n) {
  std::uint64_t low = 0;
  std::uint64_t high = std::uint64_t{1} << 33;
  while (high - low > 1) {
    const std::uint64_t middle = low + (high - low) / 2;
    if (Count{middle} * (middle + 1) / 2 <= n)
      low = middle;
    else
      high = middle;
  }
  return low;
}

}  // namespace sg
