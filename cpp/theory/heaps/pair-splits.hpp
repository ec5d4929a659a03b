// Pairs of heaps, of which one is thrown away and the other split (E&D): their values, and the splits to a value.
// Theorem  heaps of a and b are worth the number of ones at the end of (a - 1) | (b - 1) in binary. A split of n gives
//          x = a - 1 and y = b - 1 with x + y = n - 2. Such a pair has value v where the last v bits of x | y are ones
//          and bit v is not: below bit v + 1 the sum is then 2^v - 1 + (x & y), which tells the common bits; each other
//          bit below v is in one of the two, and the bits above v are any with the sum that is left.
// Source   Luogu P2148
#pragma once

#include <bit>
#include <cstdint>

#include "core/value/nimber.hpp"

namespace sg {

inline Nimber pair_value(std::uint64_t a, std::uint64_t b) {
  return static_cast<Nimber>(std::countr_one((a - 1) | (b - 1)));
}

/// Splits of a heap of n > 1 into a pair of this value.
class PairSplits {
 public:
  PairSplits(std::uint64_t n, Nimber value) : sum_(n - 2), value_(value) {
    if (value_ > 63) return;
    const std::uint64_t ones = (std::uint64_t{1} << value_) - 1;
    const std::uint64_t low = sum_ & (2 * ones + 1);
    if (low < ones || low - ones > ones) return;
    any_ = true;
    common_ = low - ones;
    free_ = ones & ~common_;
    high_ = value_ == 63 ? 0 : sum_ >> (value_ + 1);
  }

  Count count() const {
    if (!any_) return 0;
    const bool equal_parts = sum_ % 2 == 0 && static_cast<Nimber>(std::countr_one(sum_ / 2)) == value_;
    return (((Count{high_} + 1) << std::popcount(free_)) + (equal_parts ? 1 : 0)) / 2;
  }
  /// Visits the smaller part of each split, until the visitor returns false; then returns false.
  template <class Visit>
  bool each(Visit&& visit) const {
    for (std::uint64_t high = 0; any_ && high <= high_ / 2; ++high) {
      std::uint64_t own = 0;  // free bits that are in the smaller part: every set of them, ascending
      do {
        const std::uint64_t x = (value_ == 63 ? 0 : high << (value_ + 1)) | common_ | own;
        if (x > sum_ - x) break;
        if (!visit(x + 1)) return false;
        own = (own - free_) & free_;
      } while (own != 0);
    }
    return true;
  }

 private:
  std::uint64_t sum_;
  Nimber value_;
  bool any_ = false;
  std::uint64_t common_ = 0, free_ = 0, high_ = 0;
};

}  // namespace sg
