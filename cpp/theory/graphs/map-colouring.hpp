// Col and Snort: Left paints a bare vertex blue, Right one red, as its neighbours allow.
// Theorem  a vertex that nobody may paint plays no part, and a painted one only bars its neighbours: the vertices that
//          are left form connected parts, which add. On a board that a symmetry leaves as it is, with the colours
//          exchanged, the second player answers every move by its image, and the value is 0: in Col if no bare cell is
//          its own image, in Snort if none is joined to it either.
#pragma once

#include <algorithm>
#include <vector>

#include "boards/graphs/graph-planes.hpp"
#include "theory/graphs/board-images.hpp"

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
    const std::uint64_t turns = turns_of_move(graph.size());
    for (std::size_t v = 0; v < own.size(); ++v)
      if (own[v] && !(visit.turns(turns) && visit(Touch{graph.name(v)}))) return false;
    return true;
  }
  PaintedGraph after(const PaintedGraph& graph, const Touch& touch, Player player) const {
    return graph.painted(graph.find(touch[0]), PaintedGraph::paint_of(player));
  }
  std::optional<Dyadic> number(const PaintedGraph& graph) const {
    return copying(graph) ? std::optional(Dyadic()) : std::nullopt;
  }
  std::optional<Reason> formula(const PaintedGraph& part) const {
    const auto symmetry = copying(part);
    if (!symmetry) return std::nullopt;
    return formula_reason(formula_of(*symmetry), {{"board", part.text()}});
  }
  std::vector<PaintedGraph> split(const PaintedGraph& graph) const {
    std::vector<bool> live = open(graph, Player::left);
    const std::vector<bool> right = open(graph, Player::right);
    for (std::size_t v = 0; v < live.size(); ++v) live[v] = live[v] || right[v];
    return graph.parts(live);
  }
  /// On bit planes the vertices that Left may paint are in the low one, those that Right may in the high one.
  BitPlaneMovesPtr bit_planes(const PaintedGraph& graph) const {
    if (graph.vertices() > BitPlanes::most) return nullptr;
    return std::make_unique<Moves>(graph,
                                   BitPlanes{mask_of(open(graph, Player::left)), mask_of(open(graph, Player::right))});
  }
  std::vector<std::uint64_t> elements(const PaintedGraph&, const PaintedGraph& part) const {
    std::vector<std::uint64_t> names;
    for (std::size_t v = 0; v < part.vertices(); ++v)
      if (part.paint(v) == PaintedGraph::bare) names.push_back(part.name(v));
    return names;
  }

 private:
  class Moves final : public GraphPlaneMoves {
   public:
    using GraphPlaneMoves::GraphPlaneMoves;

    std::size_t count_moves(const BitPlanes& part, Player player) const override {
      return static_cast<std::size_t>(std::popcount(player == Player::left ? part.low : part.high));
    }
    void add_options(const BitPlanes& part, Player player, PlaneSums& to) const override {
      const bool is_left = player == Player::left;
      for (std::uint64_t left = is_left ? part.low : part.high; left != 0; left &= left - 1) {
        const std::uint64_t painted = left & -left, barred = neighbours(painted);
        const bool bars_left = is_left != alike;
        add_parts({part.low & ~(bars_left ? painted | barred : painted),
                   part.high & ~(bars_left ? painted : painted | barred)},
                  to.parts);
        to.ends.push_back(to.parts.size());
      }
    }
  };

  static std::uint64_t mask_of(const std::vector<bool>& flags) {
    std::uint64_t mask = 0;
    for (std::size_t v = 0; v < flags.size(); ++v) mask |= std::uint64_t{flags[v]} << v;
    return mask;
  }
  /// Returns a symmetry by which the second player copies every move; nullopt if there is none.
  static std::optional<BoardSymmetry> copying(const PaintedGraph& graph) {
    if (!graph.board()) return std::nullopt;
    const std::string cells = graph.cells();
    for (const BoardImage& image : board_images(*graph.board(), cells, true)) {
      const auto disturbs = [&](std::size_t cell) {
        return cells[cell] == PaintedGraph::bare &&
               (image.of[cell] == cell || (alike && graph.board()->are_joined(cell, image.of[cell])));
      };
      std::size_t cell = 0;
      while (cell < cells.size() && !disturbs(cell)) ++cell;
      if (cell == cells.size()) return image.symmetry;
    }
    return std::nullopt;
  }
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
