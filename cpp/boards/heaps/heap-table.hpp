// What the tables of rulesets on heaps have in common that hold a value for each single heap.
#pragma once

#include <optional>

#include "boards/heaps/heaps.hpp"

namespace sg {

/// `Derived` says by `know(heaps)` whether it holds them all, and by `at(n)` what a heap of n is worth.
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

/// The same of a sequence: `Derived` has its `size`, `most` and `proof`, and says whether a formula gives every value, and whether
/// a period may be proved before `most` heaps are made.
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
  /// The value of one of the heaps is known by the period alone.
  bool passes(const Heaps& heaps) const { return !derived().by_formula() && heaps.largest() >= derived().size(); }

 protected:
  using HeapTable<Derived>::derived;
};

}  // namespace sg
