// Graph whose vertices are painted one by one, blue by Left and red by Right: edges "0-1 1-2", or a name
// (named-graph.hpp), a painted vertex with its letter, "0b", one without edges by its number alone; or a board
// (board-graph.hpp) with these letters on it. Loops and parallel edges make no difference and are dropped. Touch: the
// vertex, by its name; the name of a cell is its number, row by row.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
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
  /// Makes the graph of a board, with a letter for each cell.
  PaintedGraph(const BoardGraph& board, std::string_view cells);
  static PaintedGraph read(Reader& reader);

  std::size_t size() const { return names_.size() + edges_.size(); }
  std::size_t vertices() const { return names_.size(); }
  std::uint32_t name(std::size_t v) const { return names_[v]; }
  Vertex find(std::uint64_t name) const;
  const std::vector<Edge>& edges() const { return edges_; }
  /// Board that the vertices are cells of; null if there is none.
  const BoardGraph* board() const { return board_ ? &*board_ : nullptr; }
  /// Letters of the cells of the board; '#' for one that is gone.
  std::string cells() const;
  char paint(std::size_t v) const { return paint_[v]; }

  std::string text() const;
  std::string key() const;
  void write(Json& json) const;
  Phrase move_part(const Touch& touch) const;
  static std::string_view asks(const Touch&) { return "vertex"; }

  PaintedGraph painted(Vertex v, char paint) const;
  /// Connected parts of the chosen vertices, each with the painted vertices adjacent to it.
  std::vector<PaintedGraph> parts(const std::vector<bool>& chosen) const;

  /// Visits every graph on up to `count` vertices and every board of so many cells in every paint.
  static void each_small(unsigned count, const std::function<void(const PaintedGraph&)>& visit);

 private:
  std::optional<BoardGraph> board_;
  std::vector<std::uint32_t> names_;
  std::vector<Edge> edges_;  // the smaller vertex first, ascending
  std::string paint_;
};

}  // namespace sg
