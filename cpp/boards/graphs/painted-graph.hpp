// Graph whose vertices are painted one by one, blue by Left and red by Right: edges "0-1 1-2", a painted vertex with
// its letter, "0b", one without edges by its number alone. Loops and parallel edges make no difference and are dropped.
// Touch: the vertex, by its name.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "boards/graphs/graph.hpp"
#include "core/game/player.hpp"

namespace sg {

class PaintedGraph {
 public:
  using Vertex = Graph::Vertex;
  using Edge = Graph::Edge;
  static constexpr char bare = '.';
  static constexpr char paint_of(Player player) { return player == Player::left ? 'b' : 'r'; }

  /// `names` ascend; `paint` has one letter for each vertex.
  PaintedGraph(std::vector<std::uint32_t> names, std::vector<Edge> edges, std::string paint)
      : names_(std::move(names)), edges_(std::move(edges)), paint_(std::move(paint)) {}
  static PaintedGraph read(Reader& reader);

  std::size_t size() const { return names_.size() + edges_.size(); }
  std::size_t vertices() const { return names_.size(); }
  std::uint32_t name(std::size_t v) const { return names_[v]; }
  Vertex find(std::uint64_t name) const;
  const std::vector<Edge>& edges() const { return edges_; }
  char paint(std::size_t v) const { return paint_[v]; }

  std::string text() const;
  std::string key() const;
  void write(Json& json) const;
  Phrase move_part(const Touch& touch) const { return Phrase(notation::paint, {touch[0]}); }
  static std::string_view asks(const Touch&) { return "vertex"; }

  PaintedGraph painted(Vertex v, char paint) const;
  /// Connected parts of the chosen vertices, each with the painted vertices adjacent to it.
  std::vector<PaintedGraph> parts(const std::vector<bool>& chosen) const;

  /// Visits every graph on up to `count` vertices in every paint.
  template <class Visit>
  static void each_small(unsigned count, Visit&& visit) {
    for (std::size_t n = 0; n <= count; ++n) {
      std::vector<std::uint32_t> names;
      std::vector<Edge> kinds;
      for (std::uint32_t u = 0; u < n; ++u) {
        for (std::uint32_t v = u + 1; v < n; ++v) kinds.emplace_back(u, v);
        names.push_back(u);
      }
      std::size_t paints = 1;
      for (std::size_t v = 0; v < n; ++v) paints *= 3;
      for (std::uint32_t chosen = 0; chosen < std::uint32_t{1} << kinds.size(); ++chosen) {
        std::vector<Edge> edges;
        for (std::size_t i = 0; i < kinds.size(); ++i)
          if ((chosen >> i & 1) != 0) edges.push_back(kinds[i]);
        for (std::size_t code = 0; code < paints; ++code) {
          std::string paint;
          for (std::size_t v = 0, rest = code; v < n; ++v, rest /= 3) paint += ".br"[rest % 3];
          visit(PaintedGraph(names, edges, std::move(paint)));
        }
      }
    }
  }

 private:
  std::vector<std::uint32_t> names_;
  std::vector<Edge> edges_;  // the smaller vertex first, ascending
  std::string paint_;
};

}  // namespace sg
