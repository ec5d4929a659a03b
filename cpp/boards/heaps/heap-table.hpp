// What the tables of rulesets on heaps have in common that hold a value for each single heap.
#pragma once

#include <optional>

#include "boards/heaps/heaps.hpp"

namespace sg {

/// `Own` says by `know(heaps)` whether it holds them all, and by `at(n)` what a heap of n is worth.
template <class Own>
class HeapTable {
 public:
  std::optional<Value> value(const Heaps& heaps) const {
    if (!own().know(heaps)) return std::nullopt;
    return Value::nimber(heaps.sum([this](std::uint64_t n) { return own().at(n); }));
  }

 protected:
  const Own& own() const { return static_cast<const Own&>(*this); }
};

/// The same of a sequence: `Own` has its `size`, `most` and `proof`, and says whether a formula gives every value, and whether
/// a period may be proved before `most` heaps are made.
template <class Own>
class SequenceTable : public HeapTable<Own> {
 public:
  bool can_reach(const Heaps& heaps) const {
    return own().by_formula() || own().proof() || heaps.largest() < own().most() ||
           (own().may_prove() && own().size() < own().most());
  }
  bool know(const Heaps& heaps) const { return own().by_formula() || own().proof() || heaps.largest() < own().size(); }
  /// The value of one of the heaps is known by the period alone.
  bool passes(const Heaps& heaps) const { return !own().by_formula() && heaps.largest() >= own().size(); }

 protected:
  using HeapTable<Own>::own;
};

}  // namespace sg
