// Values of dynamic Nim with factor k: heap by heap, and of one heap by the most that may be taken, by the definition; grown
// on demand. A heap of n from which t may be taken besides has one option more, so its values ascend.
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
  /// A turn pays for one number that may be taken.
  bool grow(const CappedHeap& p, Meter& meter);
  std::optional<Value> value(const CappedHeap& p) const;

 private:
  std::uint64_t factor_;
  std::vector<std::vector<std::uint16_t>> values_;  // by heap, then by the most that may be taken
};

}  // namespace sg
