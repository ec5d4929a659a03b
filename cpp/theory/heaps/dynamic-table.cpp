#include "theory/heaps/dynamic-table.hpp"

#include <algorithm>

namespace sg {

bool DynamicTable::grow(const CappedHeap& p, Meter& meter) {
  while (values_.size() <= p.heap()) {
    if (meter.pauses() || !meter.spend_turns(values_.size())) return false;
    const std::size_t n = values_.size();
    std::vector<std::uint16_t> values(n + 1, 0);
    std::vector<bool> seen(n + 2, false);
    std::uint16_t gap = 0;
    for (std::size_t take = 1; take <= n; ++take) {
      const std::size_t rest = n - take;
      // The product is taken only of a factor below n, so it cannot overflow; a larger one lets everything be taken.
      const std::uint64_t cap = factor_ >= n ? rest : std::min<std::uint64_t>(rest, factor_ * take);
      seen[values_[rest][static_cast<std::size_t>(cap)]] = true;
      while (seen[gap]) ++gap;
      values[take] = gap;
    }
    values_.push_back(std::move(values));
  }
  return true;
}

std::optional<Value> DynamicTable::value(const CappedHeap& p) const {
  if (p.heap() >= values_.size()) return std::nullopt;
  return Value::nimber(values_[static_cast<std::size_t>(p.heap())][static_cast<std::size_t>(p.most())]);
}

}  // namespace sg
