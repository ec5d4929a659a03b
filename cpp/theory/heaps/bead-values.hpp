// Values and misere pairs of magic beads, by the definition. A heap depends on its lattice of divisors alone, so values
// are computed for the least number with the same exponents, after those of all its divisors.
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
  /// Computes the values of the heaps; a step pays for one number. Returns false if the meter pauses or refuses.
  bool grow(const Heaps& heaps, Meter& meter);
  /// Returns true if every heap has been computed.
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

  std::unordered_map<std::uint64_t, Known> kinds_;  // lattices, by their least numbers
  std::unordered_map<std::uint64_t, Known> known_;  // heaps met, and all their divisors
};

}  // namespace sg
