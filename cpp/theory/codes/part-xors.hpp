// Xors of the values of a number of heaps with a given total, for all totals in ascending order.
// Method   the xors of r heaps of a total are those of one heap with those of r - 1 that make up the rest; "r or more
//          heaps" is one level, which refers to itself. The set that is possible, by the greatest sum and its parity,
//          is often full after the first heaps; else heaps of one value are treated together. One of three or more
//          heaps that are not all equal can be taken so that the others are not all equal: only pairs need a test.
//          Heaps that are pairwise unequal are taken in ascending order, each into all totals at once.
// Source   this project; docs/theory.md
#pragma once

#include <cstdint>
#include <vector>

#include "theory/codes/digit.hpp"
#include "theory/codes/nimber-set.hpp"

namespace sg {

class PartXors {
 public:
  /// Xors of heaps under this mark: any, not_all_equal or unequal.
  explicit PartXors(Marks::Mark mark) : mark_(mark) {}

  /// Announces that such heaps will be requested; to be called before anything else.
  void expect(const Stay& stay);
  /// Extends the sets to the given values of the heaps from 0 on; must be called whenever there is one more. Returns
  /// the number of words read.
  std::uint64_t grow(const std::vector<std::uint32_t>& values);
  /// Adds the xors of two or more heaps of the total to the set; `stay` must have been announced, and each of the heaps
  /// must be among the values. Returns the number of words read.
  std::uint64_t merge_into(NimberSet& set, const Stay& stay, std::uint64_t total,
                           const std::vector<std::uint32_t>& values);

 private:
  bool ascends() const { return mark_ == Marks::unequal && (exactly_ > 2 || or_more_ > 0); }
  /// Returns true if the sets for this number of heaps are stored; those that no other set is made of are computed on
  /// request.
  bool keeps(std::uint32_t heaps) const { return heaps < exactly_ || heaps + 1 == or_more_ || ascends(); }
  std::size_t slot(std::uint64_t total, std::uint32_t heaps) const {
    return static_cast<std::size_t>(total) * (exactly_ + std::size_t{1}) + heaps;
  }
  /// Adds the xors to the set and returns their bound, as in `bounds_`.
  Nimber find(NimberSet& set, std::uint32_t heaps, std::uint64_t total, const std::vector<std::uint32_t>& values);
  void ascend(const std::vector<std::uint32_t>& values);

  Marks::Mark mark_;
  // The largest number of heaps with sets, and the least of "that many or more", 0 if there are none such.
  std::uint32_t exactly_ = 1, or_more_ = 0;
  std::vector<NimberSet> sets_;  // by total, and by number of heaps, 0 for `or_more_` and more
  // By set: four times the greatest sum of values, plus bit 0 if there are even sums and bit 1 if there are odd ones.
  std::vector<Nimber> bounds_;
  std::vector<NimberSet> gathered_;
  std::uint64_t words_ = 0;
};

}  // namespace sg
