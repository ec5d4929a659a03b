// Graph as it is drawn: edges "0-1 1-2", a vertex without edges by its number alone. Loops and parallel edges are
// allowed. Touch: the vertex, by its name, or the edge, by its index in the text.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/game/ruleset.hpp"
#include "core/text/json.hpp"
#include "core/text/reader.hpp"

namespace sg {

/// Vertices are indices in the order of their names; edges are in the order typed.
class Graph {
 public:
  using Vertex = std::uint8_t;
  using Edge = std::pair<Vertex, Vertex>;
  /// Elements that a touch can name.
  enum class Touched : bool { vertices, edges };
  static constexpr std::size_t most_vertices = 250;
  static constexpr std::size_t most_edges = 1000;
  static constexpr std::uint64_t most_name = 4'000'000'000;

  Graph(Touched touched, std::vector<std::uint32_t> names, std::vector<Edge> edges)
      : touched_(touched), names_(std::move(names)), edges_(std::move(edges)) {}
  static Graph read(Reader& reader, Touched touched);

  /// Number of vertices and edges, all of which are drawn.
  std::size_t size() const { return names_.size() + edges_.size(); }
  std::size_t vertices() const { return names_.size(); }
  std::uint32_t name(std::size_t v) const { return names_[v]; }
  std::optional<Vertex> find(std::uint64_t name) const;
  const std::vector<Edge>& edges() const { return edges_; }
  std::string text() const;
  /// Key from the shape of the graph, without the names: graphs with equal keys are isomorphic, but not the reverse.
  std::string key() const;
  void write(Json& json) const;
  Phrase move_part(const Touch& touch) const;

  /// Returns the graph without the flagged vertices and the edges that meet them.
  Graph without(const std::vector<bool>& gone) const;
  /// Connected parts, in the order of their first vertices.
  std::vector<Graph> parts() const;
  /// Elements of this graph, as a touch names them, that lie in a part of it.
  std::vector<std::uint64_t> elements(const Graph& part) const;

  /// Visits every graph on up to `count` vertices without loops, on fewer than `count` with loops too, and every path
  /// and every circle of up to twice as many vertices.
  template <class Visit>
  static void each_small(unsigned count, Touched touched, Visit&& visit) {
    const auto on = [&](std::size_t n, std::vector<Edge> edges) {
      std::vector<std::uint32_t> names;
      for (std::uint32_t v = 0; v < n; ++v) names.push_back(v);
      visit(Graph(touched, std::move(names), std::move(edges)));
    };
    for (std::size_t n = 0; n <= count; ++n) {
      std::vector<Edge> kinds;
      for (Vertex u = 0; u < n; ++u)
        for (Vertex v = u; v < n; ++v)
          if (u != v || n < count) kinds.emplace_back(u, v);
      for (std::uint32_t chosen = 0; chosen < std::uint32_t{1} << kinds.size(); ++chosen) {
        std::vector<Edge> edges;
        for (std::size_t i = 0; i < kinds.size(); ++i)
          if ((chosen >> i & 1) != 0) edges.push_back(kinds[i]);
        on(n, std::move(edges));
      }
    }
    for (std::size_t n = count + std::size_t{1}; n <= 2 * std::size_t{count}; ++n) {
      std::vector<Edge> edges;
      for (Vertex v = 1; v < n; ++v) edges.emplace_back(v - 1, v);
      on(n, edges);
      edges.emplace_back(n - 1, 0);
      on(n, edges);
    }
  }

 private:
  Touched touched_;
  std::vector<std::uint32_t> names_;  // ascending
  std::vector<Edge> edges_;
};

}  // namespace sg
