// What the values of so many heaps of a total xor to, for all totals one after the other.
// Method   the values of r heaps of a total are those of one heap with those of r - 1 that make up the rest; so many or more heaps
//          are one level, which goes back to itself. What the first heaps leave room for, by the greatest sum and its parity, is
//          often full soon; else those of one value go together. One of three or more heaps that are not all equal can be taken
//          so that the others are not all equal: only pairs have to be told apart. Where heaps are pairwise unequal they are
//          taken in ascending order, each into all totals at once.
// Source   own; docs/theory.md
#pragma once

#include <cstdint>
#include <vector>

#include "theory/codes/digit.hpp"
#include "theory/codes/nimber-set.hpp"

namespace sg {

class PartXors {
 public:
  /// Of heaps under this mark, any, not_all_equal or unequal.
  explicit PartXors(Marks::Mark mark) : mark_(mark) {}

  /// That such heaps will be asked for; before all else.
  void expect(const Stay& stay);
  /// Makes what can be asked for when these are the values of the heaps from 0 on. Returns the words gone through.
  std::uint64_t grow(const std::vector<std::uint32_t>& values);
  /// Adds to the set what two or more heaps of the total can be worth; of such as were expected, and where each of them is among
  /// the values last seen. Returns the words gone through.
  std::uint64_t merge_into(NimberSet& set, const Stay& stay, std::uint64_t total);

 private:
  /// What heaps can be worth, and at most could by their sum and its parity: up to `most`, even or odd as bits 0 and 1 say.
  struct Reached {
    NimberSet set = {};
    Nimber most = 0;
    unsigned parities = 0;
    void bound(Nimber sum, unsigned parity) { most = sum > most ? sum : most, parities |= parity; }
    bool is_full() const { return set.has_all(most, parities); }
  };
  using Level = std::vector<Reached>;  // by total

  bool ascends() const { return mark_ == Marks::unequal && (exactly_ > 2 || or_more_ > 0); }
  Reached find(std::uint32_t heaps, bool or_more, std::uint64_t total);
  void bound(Reached& reached, const Level& others, std::uint64_t total) const;
  void ascend();

  Marks::Mark mark_;
  std::uint32_t exactly_ = 1,
                or_more_ = 0;  // up to how many heaps there are levels, and of how many and more there is one
  std::vector<std::uint32_t> values_;
  std::vector<Level> levels_;  // by how many heaps
  Level open_;                 // `or_more_` heaps
  std::vector<NimberSet> gathered_;
  std::uint64_t next_ = 1;  // the heap that is taken next into totals
  std::uint64_t words_ = 0;
};

}  // namespace sg
