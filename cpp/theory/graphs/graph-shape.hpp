// Shapes of connected graphs: paths, circles and complete multipartite graphs, which a move takes apart into graphs of
// the same kinds.
#pragma once

#include <optional>
#include <vector>

#include "boards/graphs/graph.hpp"

namespace sg {

struct GraphShape {
  enum class Kind { path, circle, multipartite };
  Kind kind;
  std::size_t vertices;
  /// Sizes of the classes of a complete multipartite graph, else empty. Two vertices are joined exactly if their
  /// classes differ.
  std::vector<std::size_t> classes = {};
};

/// Returns the shape of a connected graph, ignoring loops and parallel edges; nullopt if it has none of these shapes.
std::optional<GraphShape> shape_of(const Graph& part);

/// Returns the value of a path of so many vertices, of which a move takes two neighbours: Dawson's Kayles, 0.07. At
/// most Graph::most_vertices + 1 vertices.
Nimber dawsons_kayles(std::size_t vertices);

}  // namespace sg
