// Values of the single heaps of a subtraction game whose numbers are not large, sixty-four heaps at a time.
// Method   for each value the heaps that may not have it, as bits of a window that begins at the block at hand: each heap
//          takes the least value that it may have, and rules it out for those that reach it.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace sg {

class SubtractionBlocks {
 public:
  static constexpr std::uint64_t widest = 4096;

  /// Ascending numbers from 1 to `widest`.
  explicit SubtractionBlocks(std::span<const std::uint64_t> takes);

  /// The values of the next sixty-four heaps; answers how many words were gone through.
  std::uint64_t add_to(std::vector<std::uint32_t>& values);

 private:
  template <std::size_t Words>
  std::uint64_t add(std::uint32_t* block);
  template <std::size_t Words>
  void place(std::uint32_t value, std::uint64_t& open, std::uint32_t* block);

  std::size_t words_;                   // of a window: the block's and 2, 4, .. or 64 that its numbers reach
  std::vector<std::uint64_t> numbers_;  // as bits, moved by 0 to 63
  std::vector<std::uint64_t> windows_;  // by value
};

}  // namespace sg
