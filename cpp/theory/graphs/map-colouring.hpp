// Col and Snort: Left paints a bare vertex blue, Right one red, as its neighbours allow.
// Theorem  a vertex that nobody may paint plays no part, and a painted one only bars its neighbours: the vertices that
//          are left form connected parts, which add.
#pragma once

#include <algorithm>
#include <vector>

#include "boards/graphs/painted-graph.hpp"

namespace sg {

/// Ruleset in which, if `alike`, no two neighbours may become unlike (Snort), else no two alike (Col).
template <bool alike>
struct MapColouring {
  using Position = PaintedGraph;

  void admit(const PaintedGraph& graph, Reader& reader) const {
    if (is_fair(graph)) return;
    if constexpr (alike)
      reader.fail(Expected::neighbours_alike);
    else
      reader.fail(Expected::neighbours_unlike);
  }
  void each_small(unsigned vertices, auto&& visit) const {
    PaintedGraph::each_small(vertices, [&](const PaintedGraph& graph) {
      if (is_fair(graph)) visit(graph);
    });
  }

  bool each_move(const PaintedGraph& graph, Player player, auto&& visit) const {
    const std::vector<bool> own = open(graph, player);
    for (std::size_t v = 0; v < own.size(); ++v)
      if (own[v] && !visit(Touch{graph.name(v)})) return false;
    return true;
  }
  PaintedGraph after(const PaintedGraph& graph, const Touch& touch, Player player) const {
    return graph.painted(graph.find(touch[0]), PaintedGraph::paint_of(player));
  }
  std::vector<PaintedGraph> split(const PaintedGraph& graph) const {
    std::vector<bool> live = open(graph, Player::left);
    const std::vector<bool> right = open(graph, Player::right);
    for (std::size_t v = 0; v < live.size(); ++v) live[v] = live[v] || right[v];
    return graph.parts(live);
  }
  std::vector<std::uint64_t> elements(const PaintedGraph&, const PaintedGraph& part) const {
    std::vector<std::uint64_t> names;
    for (std::size_t v = 0; v < part.vertices(); ++v)
      if (part.paint(v) == PaintedGraph::bare) names.push_back(part.name(v));
    return names;
  }

 private:
  static bool is_fair(const PaintedGraph& graph) {
    return std::none_of(graph.edges().begin(), graph.edges().end(), [&](const auto& edge) {
      const char one = graph.paint(edge.first), other = graph.paint(edge.second);
      return one != PaintedGraph::bare && other != PaintedGraph::bare && (one == other) != alike;
    });
  }
  /// Returns a flag for each vertex: the player may paint it.
  static std::vector<bool> open(const PaintedGraph& graph, Player player) {
    const char barring = PaintedGraph::paint_of(alike ? other(player) : player);
    std::vector<bool> open(graph.vertices());
    for (std::size_t v = 0; v < open.size(); ++v) open[v] = graph.paint(v) == PaintedGraph::bare;
    for (const auto& [u, v] : graph.edges()) {
      if (graph.paint(u) == barring) open[v] = false;
      if (graph.paint(v) == barring) open[u] = false;
    }
    return open;
  }
};

}  // namespace sg
