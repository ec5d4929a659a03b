// Sets of elements as bit vectors; two sets that are combined have the same size.
#pragma once

#include <bit>
#include <cstdint>
#include <span>
#include <vector>

namespace sg::misere {

using Bits = std::vector<std::uint64_t>;
using BitsView = std::span<const std::uint64_t>;

inline Bits no_bits(std::size_t elements) { return Bits((elements + 63) / 64, 0); }
inline bool has(BitsView bits, std::size_t i) { return (bits[i / 64] >> i % 64 & 1) != 0; }
inline void put(std::span<std::uint64_t> bits, std::size_t i) { bits[i / 64] |= std::uint64_t{1} << i % 64; }
inline bool meet(BitsView a, BitsView b) {
  for (std::size_t i = 0; i < a.size(); ++i)
    if ((a[i] & b[i]) != 0) return true;
  return false;
}
inline bool lies_in(BitsView a, BitsView b) {
  for (std::size_t i = 0; i < a.size(); ++i)
    if ((a[i] & ~b[i]) != 0) return false;
  return true;
}
inline std::size_t count(BitsView bits) {
  std::size_t total = 0;
  for (const std::uint64_t word : bits) total += static_cast<std::size_t>(std::popcount(word));
  return total;
}
/// Visits the elements in ascending order until the visitor returns false; returns false if it did.
template <class Visit>
bool each_bit(BitsView bits, Visit&& visit) {
  for (std::size_t i = 0; i < bits.size(); ++i)
    for (std::uint64_t word = bits[i]; word != 0; word &= word - 1)
      if (!visit(64 * i + static_cast<std::size_t>(std::countr_zero(word)))) return false;
  return true;
}

}  // namespace sg::misere
