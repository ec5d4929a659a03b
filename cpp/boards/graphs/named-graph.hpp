// Graphs by name: "path 10" or "P10", "cycle 7" or "C7", "complete 5" or "K5", "complete 3,4", "hypercube 4" or "Q4",
// "star 6", of six leaves, "wheel 5", with a rim of five, "petersen", "tree (()(()))". Vertices are numbered from 0.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/text/reader.hpp"

namespace sg {

struct NamedGraph {
  std::size_t vertices = 0;
  std::vector<std::pair<std::uint32_t, std::uint32_t>> edges = {};
};
/// Reads a name with its numbers, of a graph within these limits. Returns nullopt, and reads nothing, if the text does
/// not begin with one.
std::optional<NamedGraph> read_named_graph(Reader& reader, std::size_t most_vertices, std::size_t most_edges);

}  // namespace sg
