#include "theory/graphs/graph-shape.hpp"

#include <algorithm>

namespace sg {
namespace {

/// Returns nullopt unless vertices that are not joined have the same neighbours: such vertices are a class.
std::optional<GraphShape> multipartite(const Graph& part) {
  GraphShape shape{GraphShape::Kind::multipartite, part.vertices()};
  VertexSet classless = part.there();
  while (!classless.empty()) {
    const VertexSet near = part.neighbours(classless.first());
    VertexSet own = part.there();
    own -= near;
    if (!own.each([&](std::size_t v) { return part.neighbours(v) == near; })) return std::nullopt;
    classless -= own;
    shape.classes.push_back(own.count());
  }
  return shape;
}

}  // namespace

std::optional<GraphShape> shape_of(const Graph& part) {
  const std::size_t vertices = part.vertices();
  std::size_t least = vertices;
  const bool is_thin = part.there().each([&](std::size_t v) {
    const std::size_t degree = part.degree(v);
    least = std::min(least, degree);
    return degree <= 2;
  });
  if (!is_thin) return multipartite(part);
  return GraphShape{least < 2 ? GraphShape::Kind::path : GraphShape::Kind::circle, vertices};
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
