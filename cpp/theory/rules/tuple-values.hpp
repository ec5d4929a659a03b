// Values of tuples under a rule: of pairs whose total falls with every move from a table of all pairs, of any others by
// a memoised search, depth first.
#pragma once

#include <array>
#include <variant>

#include "theory/rules/rule-values.hpp"

namespace sg {

/// Values of those tuples only that can be reached.
class SoughtValues {
 public:
  explicit SoughtValues(const HeapRule& rule) : heads_(rule.heads()), options_(rule) {}
  static bool can_reach(const Heaps&) { return true; }
  bool grow(const Heaps& heaps, Meter& meter);
  std::optional<Value> value(const Heaps& heaps);

 private:
  using Tuple = std::array<std::uint32_t, rule::most_heads>;
  std::string_view key_of(const Tuple& tuple) const {
    return {reinterpret_cast<const char*>(tuple.data()), heads_ * sizeof tuple[0]};
  }
  static Tuple tuple_of(const Heaps& heaps);
  /// Stores the value of a tuple if those of all its options are known; else pushes the unknown options onto
  /// `waiting_`. Returns false if the meter refuses.
  bool look_at(const Tuple& tuple, Meter& meter);

  std::size_t heads_;
  HeapOptions options_;
  KeyTable<std::uint32_t> values_;
  std::vector<Tuple> waiting_;  // stack; each tuple has above it the options that it waits for
  std::uint64_t round_ = 0;
  std::vector<std::uint64_t> seen_{0, 0};  // round in which each value was seen last
};

/// Values of tuples by whichever of the two solvers fits the rule.
class TupleValues {
 public:
  explicit TupleValues(const HeapRule& rule);
  static bool has_table(const HeapRule& rule) { return rule.heads() == 2 && rule.measure() == rule::Measure::total; }
  bool can_reach(const Heaps& heaps) const {
    return std::visit([&](const auto& values) { return values.can_reach(heaps); }, values_);
  }
  bool grow(const Heaps& heaps, Meter& meter) {
    return std::visit([&](auto& values) { return values.grow(heaps, meter); }, values_);
  }
  std::optional<Value> value(const Heaps& heaps) {
    return std::visit([&](auto& values) { return values.value(heaps); }, values_);
  }

 private:
  std::variant<PairRuleValues, SoughtValues> values_;
};

}  // namespace sg
