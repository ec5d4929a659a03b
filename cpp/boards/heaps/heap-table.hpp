// Base classes for the tables of rulesets on heaps that hold a value for each single heap.
#pragma once

#include <optional>

#include "boards/heaps/heaps.hpp"

namespace sg {

/// `Derived` has `know(heaps)`, true if it holds them all, and `at(n)`, the value of a heap of n. Values are nullopt
/// where it does not know them.
template <class Derived>
class HeapTable {
 public:
  std::optional<Value> value(const Heaps& heaps) const {
    if (!derived().know(heaps)) return std::nullopt;
    return Value::nimber(heaps.sum([this](std::uint64_t n) { return derived().at(n); }));
  }

 protected:
  const Derived& derived() const { return static_cast<const Derived&>(*this); }
};

/// HeapTable over the values of a sequence: `Derived` has its `size`, `most` and `proof`, `by_formula`, true if a
/// formula gives every value, and `may_prove`, true if a period may be proved before `most` heaps are computed.
template <class Derived>
class SequenceTable : public HeapTable<Derived> {
 public:
  bool can_reach(const Heaps& heaps) const {
    return derived().by_formula() || derived().proof() || heaps.largest() < derived().most() ||
           (derived().may_prove() && derived().size() < derived().most());
  }
  bool know(const Heaps& heaps) const {
    return derived().by_formula() || derived().proof() || heaps.largest() < derived().size();
  }
  /// True if one of the heaps has a value by the period alone.
  bool passes(const Heaps& heaps) const { return !derived().by_formula() && heaps.largest() >= derived().size(); }

 protected:
  using HeapTable<Derived>::derived;
};

}  // namespace sg
