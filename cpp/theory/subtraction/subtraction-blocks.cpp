#include "theory/subtraction/subtraction-blocks.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace sg {

SubtractionBlocks::SubtractionBlocks(std::span<const std::uint64_t> takes)
    : words_(std::bit_ceil(std::max<std::size_t>(2, static_cast<std::size_t>((takes.back() + 63) / 64))) + 1),
      numbers_(64 * words_, 0) {
  for (std::size_t by = 0; by < 64; ++by)
    for (const std::uint64_t take : takes)
      numbers_[by * words_ + static_cast<std::size_t>(take + by) / 64] |= std::uint64_t{1} << (take + by) % 64;
}

std::uint64_t SubtractionBlocks::add_to(std::vector<std::uint32_t>& values) {
  values.resize(values.size() + 64);
  std::uint32_t* const block = values.data() + values.size() - 64;
  switch (words_) {
    case 3:
      return add<3>(block);
    case 5:
      return add<5>(block);
    case 9:
      return add<9>(block);
    case 17:
      return add<17>(block);
    case 33:
      return add<33>(block);
    default:
      return add<65>(block);
  }
}

template <std::size_t Words>
std::uint64_t SubtractionBlocks::add(std::uint32_t* block) {
  std::uint64_t open = ~std::uint64_t{0};
  std::uint32_t value = 0;
  for (; open != 0; ++value) {
    if (value * Words == windows_.size()) windows_.resize(windows_.size() + Words, 0);
    place<Words>(value, open, block);
  }
  // Windows of the values that no heap of the block has move on by one word.
  for (std::size_t i = value * Words; i < windows_.size(); i += Words) {
    std::copy_n(windows_.begin() + static_cast<std::ptrdiff_t>(i + 1), Words - 1,
                windows_.begin() + static_cast<std::ptrdiff_t>(i));
    windows_[i + Words - 1] = 0;
  }
  return 64 * Words + windows_.size();
}

/// Gives the value to the heaps of the block that may have it, and moves its window on to the next block.
template <std::size_t Words>
void SubtractionBlocks::place(std::uint32_t value, std::uint64_t& open, std::uint32_t* block) {
  std::uint64_t* const window = windows_.data() + value * Words;
  const std::uint64_t* const numbers = numbers_.data();
  const std::uint64_t near = numbers[0];
  std::array<std::uint64_t, Words> ruled_out;
  std::copy_n(window, Words, ruled_out.begin());
  for (std::uint64_t free = open & ~ruled_out[0]; free != 0; free = open & ~ruled_out[0]) {
    const auto heap = static_cast<unsigned>(std::countr_zero(free));
    open &= ~(std::uint64_t{1} << heap);
    block[heap] = value;
    // A shift, since a look-up in the table would delay the next heap.
    ruled_out[0] |= near << heap;
    for (std::size_t i = 1; i < Words; ++i) ruled_out[i] |= numbers[heap * Words + i];
  }
  std::copy_n(ruled_out.begin() + 1, Words - 1, window);
  window[Words - 1] = 0;
}

}  // namespace sg
