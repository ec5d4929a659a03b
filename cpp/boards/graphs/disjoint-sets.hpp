// Union-find over vertices, joined edge by edge, with path halving. The least vertex of a set represents it.
#pragma once

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <vector>

namespace sg {

class DisjointSets {
 public:
  explicit DisjointSets(std::size_t vertices) : below_(vertices) {
    std::iota(below_.begin(), below_.end(), std::uint32_t{0});
  }

  std::uint32_t least_with(std::uint32_t v) {
    while (below_[v] != v) v = below_[v] = below_[below_[v]];
    return v;
  }
  void join(std::uint32_t u, std::uint32_t v) {
    const auto [low, high] = std::minmax({least_with(u), least_with(v)});
    below_[high] = low;
  }

 private:
  std::vector<std::uint32_t> below_;  // a vertex of the same set, smaller unless it is the least
};

}  // namespace sg
