// Xors of the values of a number of heaps with a given total, for all totals in ascending order.
// Method   the xors of r heaps of a total are those of one heap with those of r - 1 that make up the rest; "r or more
//          heaps" is one level, which refers to itself. Of heaps that may be equal the one is the least; one of three or
//          more that are not all equal is the least, or the greater one if the others were all equal else: only pairs
//          need a test. Sets that others are made of are stored; the set that is possible, by the greatest sum and its
//          parity, is often full after the first heaps. The other sets are joined by classes of remainders, and the few
//          candidates that then remain are looked up one by one, as only the least missing value is wanted. Heaps
//          that are pairwise unequal are taken in ascending order, each into all totals at once.
// Source   this project; docs/theory.md
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "theory/codes/digit.hpp"
#include "theory/codes/nimber-set.hpp"

namespace sg {

class PartXors {
 public:
  /// Heaps are joined in so many classes of remainders: neighbours have like values, and find the same xors.
  static constexpr std::size_t strides = 15;

  /// Xors of heaps under this mark: any, not_all_equal or unequal.
  explicit PartXors(Marks::Mark mark) : mark_(mark) {}

  /// Announces that such heaps will be requested; to be called before anything else.
  void expect(const Stay& stay);
  /// Extends the sets to the given values of the heaps from 0 on; must be called whenever there is one more.
  void grow(const std::vector<std::uint32_t>& values);
  /// Adds the xors of two or more heaps of the total that are stored, and those of two heaps. Here and below `stay` must
  /// have been announced, and each of the heaps must be among the values.
  void merge_stored_into(NimberSet& set, const Stay& stay, std::uint64_t total,
                         const std::vector<std::uint32_t>& values);
  /// Adds the other xors whose one heap has this remainder modulo `strides`.
  void join_into(NimberSet& set, const Stay& stay, std::uint64_t total, std::size_t remainder,
                 const std::vector<std::uint32_t>& values);
  /// Returns true if the nimber is one of the other xors whose one heap has this remainder or a greater one.
  bool has(Nimber value, const Stay& stay, std::uint64_t total, std::size_t remainder,
           const std::vector<std::uint32_t>& values);
  /// Number of words read so far.
  std::uint64_t words() const { return words_; }

 private:
  bool ascends() const { return mark_ == Marks::unequal && (exactly_ > 2 || or_more_ > 0); }
  /// Returns true if the sets for this number of heaps are stored; those that no other set is made of are computed on
  /// request.
  bool stores(std::uint32_t heaps) const { return heaps < exactly_ || heaps + 1 == or_more_ || ascends(); }
  std::size_t slot(std::uint64_t total, std::uint32_t heaps) const {
    return static_cast<std::size_t>(total) * (exactly_ + std::size_t{1}) + heaps;
  }
  /// Greatest size of the one heap among at least so many of a total.
  std::uint64_t last_one(std::uint32_t heaps, std::uint64_t total) const {
    return total / (mark_ == Marks::any ? heaps : heaps - 1);
  }
  /// Calls `visit(heaps)` for each number of heaps above two of a total that may stay and whose sets are not stored,
  /// until it returns true; then returns true.
  template <class Visit>
  bool any_not_stored(const Stay& stay, std::uint64_t total, Visit&& visit) const;
  /// Adds the xors to the set that is to be stored, and returns their bound, as in `bounds_`.
  Nimber find(NimberSet& set, std::uint32_t heaps, std::uint64_t total, const std::vector<std::uint32_t>& values);
  /// Adds the xors of two heaps; calls `bound(one, other)` for their values.
  template <class Bound>
  void pair(NimberSet& set, std::uint64_t total, const std::vector<std::uint32_t>& values, Bound&& bound);
  /// Adds the xors of one heap of this remainder, at most `last`, with `others` that make up the rest.
  void join(NimberSet& set, std::uint32_t others, std::uint64_t total, std::size_t remainder, std::uint64_t last,
            const std::vector<std::uint32_t>& values);
  void ascend(const std::vector<std::uint32_t>& values);

  Marks::Mark mark_;
  // The largest number of heaps with sets, and the least of "that many or more", 0 if there are none such.
  std::uint32_t exactly_ = 1, or_more_ = 0;
  std::vector<NimberSet> sets_;  // by total, and by number of heaps, 0 for `or_more_` and more
  // By set: four times the greatest sum of values, plus bit 0 if there are even sums and bit 1 if there are odd ones.
  std::vector<Nimber> bounds_;
  // By remainder: the heaps in the order of the low bits of their values in the Gray code.
  std::array<std::vector<std::uint32_t>, strides> heaps_;
  NimberSet joined_;
  std::uint64_t words_ = 0;
};

}  // namespace sg
