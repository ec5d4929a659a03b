// Values and misere pairs of magic beads, by the definition. A heap depends on its lattice of divisors alone, so each is found
// for the least number with the same exponents; all the divisors of that number come before it.
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>

#include "boards/heaps/heap-table.hpp"
#include "core/value/misere.hpp"
#include "theory/heaps/divisors.hpp"

namespace sg {

class BeadValues : public HeapTable<BeadValues> {
 public:
  bool can_reach(const Heaps&) const { return true; }
  /// A step pays for one number.
  bool grow(const Heaps& heaps, Meter& meter);
  /// Every heap is there.
  bool know(const Heaps& heaps) const;
  Nimber at(std::uint64_t heap) const { return known(heap).normal; }
  std::optional<TamePair> tame_pair(const Heaps& heaps) const;

  template <class Visit>
  bool each_move_to(const Heaps& heaps, Nimber target, Visit&& visit) const {
    const Nimber change = value(heaps)->nimber() ^ target;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
      const std::vector<std::uint64_t> divisors = proper_divisors(heaps[i]);
      Nimber dropped = at(heaps[i]) ^ change;
      for (const std::uint64_t d : divisors) dropped ^= at(d);
      for (const std::uint64_t d : divisors)
        if (at(d) == dropped && !visit(Touch{i, d})) return false;
    }
    return true;
  }

 private:
  struct Known {
    Nimber normal;
    Tameness::Worth pair;
  };
  const Known& known(std::uint64_t heap) const { return known_.at(heap); }
  Known found(std::uint64_t least) const;

  std::unordered_map<std::uint64_t, Known> kinds_;  // by their least numbers
  std::unordered_map<std::uint64_t, Known> known_;  // of heaps met, and all their divisors
};

}  // namespace sg
