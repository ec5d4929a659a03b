// Values of dynamic Nim with factor k, by the definition, computed on demand: heap by heap, and for each heap by the
// most that may be taken. When one number more may be taken there is one option more, so the values of a heap ascend.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "boards/heaps/capped-heap.hpp"
#include "core/value/nimber.hpp"

namespace sg {

class DynamicTable {
 public:
  static constexpr std::uint64_t most = 2000;

  explicit DynamicTable(std::uint64_t factor) : factor_(factor) {}
  bool can_reach(const CappedHeap& p) const { return p.heap() <= most; }
  /// Computes values up to this heap; a turn pays for one number that may be taken. False if the meter pauses or
  /// refuses.
  bool grow(const CappedHeap& p, Meter& meter);
  std::optional<Value> value(const CappedHeap& p) const;

 private:
  std::uint64_t factor_;
  std::vector<std::vector<std::uint16_t>> values_;  // by heap, then by the most that may be taken
};

}  // namespace sg
