// Values of heaps that remember the numbers taken from them, by the definition, for heaps up to 64: few sets of
// different numbers have so small a sum. No heap lasts more than ten moves.
// Theorem  a heap of n of which nothing has been taken: the greatest k with 1 + 2 + .. + k <= n, for n of any size.
// Source   Codeforces 768E
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "boards/heaps/spent-heaps.hpp"

namespace sg {

class SpentValues {
 public:
  static constexpr std::uint64_t most = 64;

  bool can_reach(const SpentHeaps& p) const;
  /// Computes the values of the heaps; a step pays for one heap. Returns false if the meter pauses or refuses.
  bool grow(const SpentHeaps& p, Meter& meter);
  std::optional<Value> value(const SpentHeaps& p);
  /// Returns the value of a heap up to `most` from which `heap.taken` has been taken.
  Nimber at(const SpentHeap& heap);

  static Nimber untouched(std::uint64_t n);

 private:
  Nimber at(std::uint64_t n, std::uint64_t taken);
  std::vector<std::unordered_map<std::uint64_t, Nimber>> values_{most +
                                                                 1};  // by size, then by the bits of the numbers taken
};

}  // namespace sg
