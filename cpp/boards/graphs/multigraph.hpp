// Multigraph on the ground.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace sg {

/// Vertex 0 is the ground. Loops and parallel edges are allowed. Fewer than 2^31 edges.
struct Multigraph {
  std::uint32_t vertices = 1;
  std::vector<std::pair<std::uint32_t, std::uint32_t>> edges;
};

}  // namespace sg
