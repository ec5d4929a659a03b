#include "theory/graphs/graph-shape.hpp"

#include <algorithm>
#include <bitset>

namespace sg {
namespace {

using Row = std::bitset<Graph::most_vertices>;

/// Returns nullopt unless vertices that are not joined have the same neighbours: such vertices are a class.
std::optional<GraphShape> multipartite(const std::vector<Row>& near) {
  GraphShape shape{GraphShape::Kind::multipartite, near.size()};
  Row classed;
  for (std::size_t v = 0; v < near.size(); ++v) {
    if (classed[v]) continue;
    std::size_t size = 0;
    for (std::size_t w = 0; w < near.size(); ++w) {
      if (near[v][w]) continue;
      if (near[w] != near[v]) return std::nullopt;
      classed[w] = true;
      ++size;
    }
    shape.classes.push_back(size);
  }
  return shape;
}

}  // namespace

std::optional<GraphShape> shape_of(const Graph& part) {
  std::vector<Row> near(part.vertices());
  for (const auto& [u, v] : part.edges())
    if (u != v) near[u][v] = near[v][u] = true;
  std::size_t least = near.size();
  std::size_t most = 0;
  for (const Row& row : near) {
    least = std::min(least, row.count());
    most = std::max(most, row.count());
  }
  if (most > 2) return multipartite(near);
  return GraphShape{least < 2 ? GraphShape::Kind::path : GraphShape::Kind::circle, near.size()};
}

Nimber dawsons_kayles(std::size_t vertices) {
  static const std::vector<Nimber> values = [] {
    std::vector<Nimber> all;
    std::vector<Nimber> options;
    for (std::size_t n = 0; n <= Graph::most_vertices + 1; ++n) {
      options.clear();
      for (std::size_t left = 0; left + 2 <= n; ++left) options.push_back(all[left] ^ all[n - 2 - left]);
      all.push_back(mex(options));
    }
    return all;
  }();
  return values[vertices];
}

}  // namespace sg
