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
  /// Makes what can be asked for when these are the values of the heaps from 0 on; called each time that there is one more. Returns
  /// the words gone through.
  std::uint64_t grow(const std::vector<std::uint32_t>& values);
  /// Adds to the set what two or more heaps of the total can be worth; of such as were expected, and where each of them is among
  /// the values. Returns the words gone through.
  std::uint64_t merge_into(NimberSet& set, const Stay& stay, std::uint64_t total,
                           const std::vector<std::uint32_t>& values);

 private:
  bool ascends() const { return mark_ == Marks::unequal && (exactly_ > 2 || or_more_ > 0); }
  /// Whether the sets of so many heaps are kept: what no other goes back to is found when it is asked for.
  bool keeps(std::uint32_t heaps) const { return heaps < exactly_ || heaps + 1 == or_more_ || ascends(); }
  std::size_t slot(std::uint64_t total, std::uint32_t heaps) const {
    return static_cast<std::size_t>(total) * (exactly_ + std::size_t{1}) + heaps;
  }
  /// Returns the bound of what it adds.
  Nimber find(NimberSet& set, std::uint32_t heaps, std::uint64_t total, const std::vector<std::uint32_t>& values);
  void ascend(const std::vector<std::uint32_t>& values);

  Marks::Mark mark_;
  std::uint32_t exactly_ = 1,
                or_more_ = 0;    // up to how many heaps there are sets, and of how many and more there is one
  std::vector<NimberSet> sets_;  // by total, and by how many heaps, 0 for `or_more_` and more
  std::vector<Nimber>
      bounds_;  // of each set: four times the greatest sum of values, bit 0 or 1 where there are even or odd sums
  std::vector<NimberSet> gathered_;
  std::uint64_t words_ = 0;
};

}  // namespace sg
