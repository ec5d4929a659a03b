// Octal codes d0.d1d2d3 with d0 0 or 4: bit r of dt lets a move take t counters and leave exactly r heaps.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "../effort.hpp"

namespace sg::differential {

using Digits = std::array<unsigned, 4>;

/// Returns all codes 0.d1d2d3 and 4.d1d2d3 except the one without moves; outside of the long suite a sample.
inline std::vector<Digits> octal_codes() {
  std::vector<Digits> out;
  const unsigned step = extent(1u, 3u, 61u);
  for (unsigned code = 1; code < 1024; code += step)
    out.push_back({code / 512 * 4, code / 64 % 8, code / 8 % 8, code % 8});
  return out;
}

inline std::string name_of(const Digits& d) {
  return "take-and-break(" + std::to_string(d[0]) + '.' + std::to_string(d[1]) + std::to_string(d[2]) +
         std::to_string(d[3]) + ')';
}

/// Returns the name of these codes in the output.
inline std::string octal_words() {
  return (is_long() ? "every code" : std::to_string(octal_codes().size()) + " codes") + " 0.d1d2d3 and 4.d1d2d3";
}

}  // namespace sg::differential
