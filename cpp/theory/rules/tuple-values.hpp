// Values of tuples under a rule: small pairs whose total falls with every move have a table of all pairs, any others are
// found by a search.
#pragma once

#include "theory/rules/reached-values.hpp"
#include "theory/rules/rule-values.hpp"

namespace sg {

class TupleValues {
 public:
  explicit TupleValues(const HeapRule& rule) : reached_(rule) {
    if (rule.heads() == 2 && rule.measure() == rule::Measure::total) pairs_.emplace(rule);
  }
  static bool can_reach(const Heaps&) { return true; }
  bool grow(const Heaps& heaps, Meter& meter) {
    return in_table(heaps) ? pairs_->grow(heaps, meter) : reached_.grow(heaps.sizes(), meter);
  }
  std::optional<Value> value(const Heaps& heaps) {
    if (in_table(heaps)) return pairs_->value(heaps);
    const std::uint32_t* const value = reached_.find(heaps.sizes());
    return value != nullptr ? std::optional(Value::nimber(*value)) : std::nullopt;
  }

 private:
  bool in_table(const Heaps& heaps) const { return pairs_ && pairs_->can_reach(heaps); }

  std::optional<PairRuleValues> pairs_;
  ReachedValues reached_;
};

}  // namespace sg
