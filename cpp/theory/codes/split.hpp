// Split of heaps into common and rare ones, by their values and, if the rules allow it, by the parity of the heaps.
// Method   a heap is common if its value has an odd number of bits in common with a mask; of the heaps that are tilted,
//          all even ones or all odd ones, if it has an even number. Two common heaps, or two rare ones, then sum to a
//          value that is rare for the heap they are left of: always with no tilt; with even heaps tilted if every break
//          takes an odd number, since the two are then of one parity just where the whole is odd; with odd heaps tilted
//          if every break takes an even number. Of all masks and tilts the one under which the fewest heaps are rare is
//          taken, found by Walsh-Hadamard transforms of the counts of values.
// Source   Winning Ways, ch. 4 (sparse spaces); Flammenkamp 2012; docs/theory.md
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/text/minsize.hpp"

namespace sg {

class Split {
 public:
  enum Tilt : std::uint8_t { none, even_heaps, odd_heaps };

  /// Split in which nothing is common.
  Split() = default;
  /// Returns the split with the fewest rare heaps, tilted thus or not at all. `values[n]` is the value of heap n, below
  /// 64 `planes`; heap 0 does not count.
  static Split best(const std::vector<std::uint16_t>& values, std::size_t planes, Tilt tilt);

  /// Number of rare heaps among those that it was chosen for.
  std::uint64_t rare() const { return rare_; }
  std::uint32_t mask() const { return mask_; }
  /// Returns true if heap n of this value, which must be below 64 planes, is common.
  bool is_common(std::uint64_t n, std::uint32_t value) const {
    return (common_[static_cast<std::size_t>(n % 2)][value / 64] >> value % 64 & 1) != 0;
  }
  /// Returns the common values of a plane, for heaps of the parity of n.
  std::uint64_t common(std::uint64_t n, std::size_t plane) const {
    return common_[static_cast<std::size_t>(n % 2)][plane];
  }
  SG_MINSIZE void widen(std::size_t planes);
  bool operator==(const Split& other) const { return mask_ == other.mask_ && tilt_ == other.tilt_; }

 private:
  std::uint32_t mask_ = 0;
  Tilt tilt_ = none;
  std::uint64_t rare_ = 0;
  std::array<std::vector<std::uint64_t>, 2> common_;
};

}  // namespace sg
