// Values as words with one bit each, sixty-four values to a plane, and the parity of their bits under a mask.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

namespace sg {

inline bool is_odd(std::uint32_t bits) { return std::popcount(bits) % 2 == 1; }

/// The values of a plane that are common.
inline std::uint64_t common_bits(std::uint32_t mask, std::uint32_t plane) {
  std::uint64_t bits = 0;
  for (std::uint32_t v = 0; v < 64; ++v) bits |= std::uint64_t{is_odd((64 * plane + v) & mask)} << v;
  return bits;
}

/// Bit i is set where byte i of 64 is this one.
inline std::uint64_t equal_bytes(const std::uint8_t* bytes, std::uint8_t byte) {
  constexpr std::uint64_t each = 0x0101010101010101, low = 0x7F7F7F7F7F7F7F7F;
  std::uint64_t bits = 0;
  for (unsigned i = 0; i < 8; ++i) {
    std::uint64_t eight;
    std::memcpy(&eight, bytes + 8 * i, 8);
    eight ^= each * byte;
    const std::uint64_t zero = ~(((eight & low) + low) | eight | low) >> 7;  // of each byte that is zero, its bit 0
    bits |= (zero * 0x0102040810204080 >> 56) << 8 * i;
  }
  return bits;
}

/// Bit v of each word goes to bit v ^ value.
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

/// One word alone.
inline std::uint64_t moved(std::uint64_t word, std::uint32_t value) {
  std::array row{word};
  move_all(row, value);
  return row[0];
}

/// Signs of a Walsh-Hadamard transform, in place; the size is a power of two.
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
