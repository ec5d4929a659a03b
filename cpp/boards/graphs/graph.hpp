// Graph as it is drawn: edges "0-1 1-2", a vertex without edges by its number alone, loops and parallel edges allowed;
// or a board (board-graph.hpp) or a name (named-graph.hpp). Touch: the vertex, by its name, or the edge, by its index in
// the text; the name of a cell is its number, row by row.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "boards/graphs/board-graph.hpp"
#include "boards/graphs/vertex-set.hpp"
#include "core/game/ruleset.hpp"
#include "core/text/json.hpp"
#include "core/text/reader.hpp"

namespace sg {

/// Graph without some of its vertices: what moves leave of a graph shares its names and edges. Vertices are numbers in
/// the order of their names, edges are in the order typed.
class Graph {
 public:
  using Vertex = std::uint16_t;
  using Edge = std::pair<Vertex, Vertex>;
  /// Elements that a touch can name.
  enum class Touched : bool { vertices, edges };
  static constexpr std::size_t most_vertices = 1000;
  static constexpr std::size_t most_edges = 100'000;
  static constexpr std::uint64_t most_name = 4'000'000'000;

  Graph(Touched touched, std::vector<std::uint32_t> names, std::vector<Edge> edges)
      : Graph(touched, std::move(names), std::move(edges), std::nullopt) {}
  /// Makes the graph of a board; cells with '#' are gone.
  Graph(Touched touched, const BoardGraph& board, std::string_view cells);
  static Graph read(Reader& reader, Touched touched);
  static std::vector<std::uint32_t> numbers_below(std::size_t bound);
  /// Edges between all cells of a board, row by row.
  static std::vector<Edge> edges_of(const BoardGraph& board);

  /// Number of vertices and edges, all of which are drawn.
  std::size_t size() const { return vertices() + edges().size(); }
  std::size_t vertices() const { return there_.count(); }
  /// Vertices that are there, by number.
  const VertexSet& there() const { return there_; }
  std::uint32_t name(std::size_t v) const { return whole_->names[v]; }
  std::optional<std::size_t> find(std::uint64_t name) const;
  /// Neighbours of a vertex that are there, without itself.
  VertexSet neighbours(std::size_t v) const;
  std::size_t degree(std::size_t v) const { return there_.count_common(whole_->neighbours[v]); }
  /// Edges between vertices that are there.
  std::vector<Edge> edges() const;
  /// Returns the edge with this index among them.
  Edge edge(std::size_t index) const;
  /// Board that the vertices are cells of; null if there is none.
  const BoardGraph* board() const { return whole_->board ? &*whole_->board : nullptr; }
  /// Vertices as bits; nullopt if there are too many of them, or loops where a move removes a pair.
  std::optional<Bitboard> bitboard(Bitboard::Removal removal) const;
  /// Letters of the cells of the board: '.', or '#' for one that is gone.
  std::string cells() const;
  std::string text() const;
  /// Key from the shape of the graph, without the names: graphs with equal keys are isomorphic, but not the reverse.
  std::string key() const;
  /// Packs the number of vertices and the edges, one byte for each vertex of a small graph and two of a large one.
  static std::string packed(std::size_t vertices, const std::vector<Edge>& edges);
  void write(Json& json) const;
  /// Writes the members of that object for a graph that is drawn as one.
  void write_members(Json& json) const;
  Phrase move_part(const Touch& touch) const;

  /// Returns the graph on these of its vertices, with the edges between them.
  Graph only(VertexSet kept) const;
  /// Connected parts, in the order of their first vertices.
  std::vector<Graph> parts() const;
  /// Elements of this graph, as a touch names them, that lie in a part of it.
  std::vector<std::uint64_t> elements(const Graph& part) const;

  /// Visits every graph on up to `count` vertices without loops, on fewer than `count` with loops too, every path and
  /// every circle of up to twice as many vertices, and every board of up to three cells more.
  static void each_small(unsigned count, Touched touched, const std::function<void(const Graph&)>& visit);

 private:
  /// Graph with all of its vertices.
  struct Whole {
    std::vector<std::uint32_t> names;  // ascending
    std::vector<Edge> edges;
    std::vector<VertexSet> neighbours;
    std::optional<BoardGraph> board;
  };

  Graph(Touched touched, std::vector<std::uint32_t> names, std::vector<Edge> edges, std::optional<BoardGraph> board);

  Touched touched_;
  std::shared_ptr<const Whole> whole_;
  VertexSet there_;
};

/// Turns that a move takes beyond its step in a graph of so many vertices or edges.
constexpr std::uint64_t turns_of_move(std::size_t size) { return size > 64 ? 8 * size : 0; }

}  // namespace sg
