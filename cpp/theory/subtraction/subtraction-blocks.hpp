// Values of the single heaps of a subtraction game whose numbers are not large, sixty-four heaps at a time.
// Method   for each value the heaps that may not have it, as bits of a window that begins at the current block: each
//          heap gets the least value that it may have, which is then ruled out for the heaps that reach it.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace sg {

class SubtractionBlocks {
 public:
  static constexpr std::uint64_t widest = 4096;

  /// `takes` are ascending numbers from 1 to `widest`, at least one.
  explicit SubtractionBlocks(std::span<const std::uint64_t> takes);

  /// Appends the values of the next sixty-four heaps; returns the number of words processed.
  std::uint64_t add_to(std::vector<std::uint32_t>& values);

 private:
  template <std::size_t Words>
  std::uint64_t add(std::uint32_t* block);
  template <std::size_t Words>
  void place(std::uint32_t value, std::uint64_t& open, std::uint32_t* block);

  std::size_t words_;  // size of a window: one word for the block, and 2, 4, .. or 64 that its numbers reach
  std::vector<std::uint64_t> numbers_;  // the numbers as bits, shifted by 0 to 63
  std::vector<std::uint64_t> windows_;  // windows, by value
};

}  // namespace sg
