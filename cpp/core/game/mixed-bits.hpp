// Mixer of 64 bits, for hashes and random numbers that are the same on every machine: distributions of the standard
// library differ from one library to the next.
// Source   the finaliser of SplitMix64
#pragma once

#include <cstdint>

namespace sg {

inline std::uint64_t mixed_bits(std::uint64_t x) {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
  x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
  return x ^ (x >> 31);
}

}  // namespace sg
