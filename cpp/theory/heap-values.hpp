// Values of single heaps under a code, 0 to n, each the mex of its options; grown on demand within a budget.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "boards/heaps.hpp"
#include "theory/code.hpp"

namespace sg {

class HeapValues {
 public:
  static constexpr std::uint64_t most = 100'000;

  explicit HeapValues(Code code) : code_(std::move(code)) {}
  bool can_reach(const Heaps& heaps) const;
  /// One unit of the budget pays for 4096 options.
  bool grow(const Heaps& heaps, std::uint64_t& budget);
  std::optional<Value> value(const Heaps& heaps) const;

 private:
  std::uint64_t add();
  Code code_;
  std::vector<std::uint32_t> values_{0};
  std::vector<std::uint32_t> seen_;  // the heap for which a value was last an option's
};

}  // namespace sg
