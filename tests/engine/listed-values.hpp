// Values of single heaps under a code by its definition, which tries all results of a move, heap by heap.
#pragma once

#include <cstdint>
#include <vector>

#include "theory/codes/code.hpp"

namespace sg {

inline std::vector<std::uint32_t> listed_values(const Code& code, std::uint64_t last) {
  std::vector<std::uint32_t> values{0}, seen;  // `seen`: by value, the last heap with an option of it
  const auto free = [](std::uint64_t) { return true; };
  for (std::uint32_t n = 1; n <= last; ++n) {
    each_kept(code, n, free, [&](const std::vector<std::uint64_t>& parts) {
      std::uint32_t value = 0;
      for (const std::uint64_t part : parts) value ^= values[static_cast<std::size_t>(part)];
      if (value >= seen.size()) seen.resize(2 * value + 64, 0);
      seen[value] = n;
      return true;
    });
    std::uint32_t gap = 0;
    while (gap < seen.size() && seen[gap] == n) ++gap;
    values.push_back(gap);
  }
  return values;
}

}  // namespace sg
