// Moves on the bit planes of a graph of at most 64 vertices, a bit for each. On a board, parts are the same for all
// places and mirror images.
#pragma once

#include <bit>
#include <optional>

#include "boards/graphs/painted-graph.hpp"
#include "boards/grids/plane-geometry.hpp"

namespace sg {

class GraphPlaneMoves : public BitPlaneMoves {
 public:
  GraphPlaneMoves(const PaintedGraph& graph, const BitPlanes& root);

  std::vector<std::uint64_t> board() const final;
  std::vector<BitPlanes> root() const final;

 protected:
  /// Vertices joined to one of these.
  std::uint64_t neighbours(std::uint64_t vertices) const;
  /// Adds the connected parts of all vertices that are in a plane.
  void add_parts(const BitPlanes& planes, std::vector<BitPlanes>& to) const;

 private:
  std::vector<std::uint64_t> neighbours_;  // by vertex
  std::optional<PlaneGeometry> geometry_;  // of a board whose cells are all vertices
  BitPlanes root_;
};

}  // namespace sg
