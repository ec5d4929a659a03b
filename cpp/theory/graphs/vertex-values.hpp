// Values of the vertices of a directed graph without cycles, for a token that moves along its arcs.
// Method   each vertex after those that its arcs lead to; the values below 64 among its options are bits of a word.
// Theorem  misere: a vertex is tame where all behind it are and its pair is {n, n} or {0, 1}.
// Source   Sprague 1935, Grundy 1939; misere: Conway 1976, ch. 12
// Cost     O(V + E)
#pragma once

#include <cstdint>
#include <vector>

#include "boards/graphs/digraph.hpp"
#include "core/value/nimber.hpp"

namespace sg {

/// Returns the Grundy value of each vertex.
std::vector<std::uint32_t> vertex_values(const Digraph& graph);

struct VertexPairs {
  std::vector<TamePair> pairs;  // by vertex; the misere value means nothing if the vertex is not tame
  std::vector<bool> tame;
};
VertexPairs vertex_pairs(const Digraph& graph);

}  // namespace sg
