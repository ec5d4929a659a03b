// Values of single heaps under a rule, 0 to n, each the mex of its options; grown on demand within a budget.
#pragma once

#include <optional>

#include "boards/heaps.hpp"
#include "theory/heap-rule.hpp"

namespace sg {

class RuleValues {
 public:
  explicit RuleValues(const HeapRule& rule) : options_(rule) {}
  bool can_reach(const Heaps& heaps) const;
  /// One unit of the budget pays for 4096 options.
  bool grow(const Heaps& heaps, std::uint64_t& budget);
  std::optional<Value> value(const Heaps& heaps) const;

 private:
  void add();

  HeapOptions options_;
  std::vector<std::uint32_t> values_{0};
  std::vector<std::uint32_t> seen_{0};  // the heap for which a value was last an option's
  std::uint64_t owed_ = 0;
};

}  // namespace sg
