// Connected graphs that a move takes apart into graphs of the same kinds.
#pragma once

#include <optional>
#include <vector>

#include "boards/graphs/graph.hpp"

namespace sg {

struct GraphShape {
  enum class Kind { path, circle, multipartite };
  Kind kind;
  std::size_t vertices;
  /// Of a complete multipartite graph: how many vertices each class has. Two are joined exactly where their classes differ.
  std::vector<std::size_t> classes = {};
};

/// Of a connected graph, loops and parallel edges left aside.
std::optional<GraphShape> shape_of(const Graph& part);

/// The value of a path of so many vertices, of which a move takes two neighbours: Dawson's Kayles, 0.07.
Nimber dawsons_kayles(std::size_t vertices);

}  // namespace sg
