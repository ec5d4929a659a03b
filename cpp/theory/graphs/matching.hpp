// Maximum matchings of a graph.
// Method   augmenting paths from each vertex in turn, circles of odd length contracted into blossoms
// Source   Edmonds 1965
// Cost     O(V^3)
#pragma once

#include "boards/graphs/graph.hpp"

namespace sg {

/// Returns true if every maximum matching of the graph covers the vertex.
bool is_always_matched(const Graph& graph, std::size_t vertex);

}  // namespace sg
