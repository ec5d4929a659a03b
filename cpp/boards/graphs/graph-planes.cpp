#include "boards/graphs/graph-planes.hpp"

namespace sg {

GraphPlaneMoves::GraphPlaneMoves(const PaintedGraph& graph, const BitPlanes& root)
    : neighbours_(graph.vertices()), root_(root) {
  for (const auto& [u, v] : graph.edges()) {
    neighbours_[u] |= std::uint64_t{1} << v;
    neighbours_[v] |= std::uint64_t{1} << u;
  }
  const BoardGraph* const board = graph.board();
  if (board != nullptr && graph.vertices() > 0 && board->size() == graph.vertices())
    geometry_.emplace(static_cast<unsigned>(board->rows), static_cast<unsigned>(board->columns));
}

std::vector<std::uint64_t> GraphPlaneMoves::board() const { return neighbours_; }

std::vector<BitPlanes> GraphPlaneMoves::root() const {
  std::vector<BitPlanes> parts;
  add_parts(root_, parts);
  return parts;
}

std::uint64_t GraphPlaneMoves::neighbours(std::uint64_t vertices) const {
  std::uint64_t joined = 0;
  for (; vertices != 0; vertices &= vertices - 1)
    joined |= neighbours_[static_cast<std::size_t>(std::countr_zero(vertices))];
  return joined;
}

void GraphPlaneMoves::add_parts(const BitPlanes& planes, std::vector<BitPlanes>& to) const {
  for (std::uint64_t left = planes.low | planes.high; left != 0;) {
    std::uint64_t part = 0;
    for (std::uint64_t added = left & -left; added != 0; added = neighbours(added) & left & ~part) part |= added;
    left &= ~part;
    const BitPlanes own{planes.low & part, planes.high & part};
    to.push_back(geometry_ ? geometry_->canonical(own) : own);
  }
}

}  // namespace sg
