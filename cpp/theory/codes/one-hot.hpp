// One-hot words of values, sixty-four values to a plane, and the parity of the bits of values under a mask.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

namespace sg {

inline bool is_odd(std::uint32_t bits) { return std::popcount(bits) % 2 == 1; }

/// Returns the common values of a plane: those with an odd number of bits in common with the mask.
inline std::uint64_t common_bits(std::uint32_t mask, std::uint32_t plane) {
  std::uint64_t bits = 0;
  for (std::uint32_t v = 0; v < 64; ++v) bits |= std::uint64_t{is_odd((64 * plane + v) & mask)} << v;
  return bits;
}

/// Returns a word whose bit i is set if byte i of the 64 bytes equals `byte`.
inline std::uint64_t equal_bytes(const std::uint8_t* bytes, std::uint8_t byte) {
  constexpr std::uint64_t each = 0x0101010101010101, low = 0x7F7F7F7F7F7F7F7F;
  std::uint64_t bits = 0;
  for (unsigned i = 0; i < 8; ++i) {
    std::uint64_t eight;
    std::memcpy(&eight, bytes + 8 * i, 8);
    eight ^= each * byte;
    const std::uint64_t zero = ~(((eight & low) + low) | eight | low) >> 7;  // bit 0 of each byte that is zero
    bits |= (zero * 0x0102040810204080 >> 56) << 8 * i;
  }
  return bits;
}

/// Moves bit v of each word to bit v ^ value; `value` counts modulo 64.
template <std::size_t Width>
void move_all(std::array<std::uint64_t, Width>& row, std::uint32_t value) {
  constexpr std::uint64_t low_of_pairs[] = {0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F,
                                            0x00FF00FF00FF00FF, 0x0000FFFF0000FFFF, 0x00000000FFFFFFFF};
  for (unsigned bit = 0; bit < 6; ++bit) {
    if ((value >> bit & 1) == 0) continue;
    const std::uint64_t low = low_of_pairs[bit];
    const unsigned by = 1u << bit;
    for (std::size_t i = 0; i < Width; ++i) row[i] = (row[i] & low) << by | (row[i] >> by & low);
  }
}

/// Returns the word with bit v moved to bit v ^ value.
inline std::uint64_t moved(std::uint64_t word, std::uint32_t value) {
  std::array row{word};
  move_all(row, value);
  return row[0];
}

/// Returns the place of a number below 64 in the Gray code, in which neighbours differ in one bit.
inline std::uint32_t gray_rank(std::uint32_t number) {
  for (const unsigned by : {1u, 2u, 4u}) number ^= number >> by;
  return number;
}

/// Applies a Walsh-Hadamard transform, in place; the size is a power of two.
inline void transform(std::vector<std::int64_t>& counts) {
  for (std::size_t half = 1; half < counts.size(); half *= 2)
    for (std::size_t i = 0; i < counts.size(); i += 2 * half)
      for (std::size_t j = i; j < i + half; ++j) {
        const std::int64_t a = counts[j], b = counts[j + half];
        counts[j] = a + b;
        counts[j + half] = a - b;
      }
}

}  // namespace sg
