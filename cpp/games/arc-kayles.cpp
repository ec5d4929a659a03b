// Arc Kayles.
// Rules    choose an edge; its two ends are removed, with all edges there. A loop takes its one vertex.
// Theorem  connected parts add. A path of n vertices is a heap of n in Dawson's Kayles, 0.07. Every move on a circle
//          leaves a path of n - 2. On a complete graph and on a complete bipartite one every play lasts equally long:
//          n/2 moves, rounded down, and as many as the smaller side has vertices. On a board:
//          theory/graphs/board-images.hpp.
// Source   Schaefer 1978; paths: Winning Ways, ch. 4
// Cost     search otherwise, exponential in the vertices of a part
#include <algorithm>

#include "boards/graphs/graph.hpp"
#include "core/game/register.hpp"
#include "theory/graphs/board-images.hpp"
#include "theory/graphs/graph-shape.hpp"

namespace sg {
namespace {

struct ArcKayles {
  using Position = Graph;
  static constexpr Info info{.id = "arc-kayles",
                             .board = BoardKind::graph,
                             .sample = "0-1 1-2 2-3 3-4 4-0 1-5 5-6 2-7",
                             .source = "schaefer1978",
                             .checked_to = 6};

  Graph read(Reader& reader) const { return Graph::read(reader, Graph::Touched::edges); }
  void each_small(unsigned count, auto&& visit) const { Graph::each_small(count, Graph::Touched::edges, visit); }
  static std::string_view asks(const Touch&) { return "edge"; }

  bool each_move(const Graph& graph, auto&& visit) const {
    const std::size_t edges = graph.edges().size();
    const std::uint64_t turns = turns_of_move(edges);
    for (std::size_t e = 0; e < edges; ++e)
      if (!visit.turns(turns) || !visit(Touch{e})) return false;
    return true;
  }
  Count count_moves(const Graph& graph) const { return graph.edges().size(); }
  Graph after(const Graph& graph, const Touch& touch) const {
    const auto [u, v] = graph.edge(static_cast<std::size_t>(touch[0]));
    VertexSet kept = graph.there();
    kept.remove(u);
    kept.remove(v);
    return graph.only(std::move(kept));
  }
  std::vector<Graph> split(const Graph& graph) const { return graph.parts(); }
  std::vector<std::uint64_t> elements(const Graph& graph, const Graph& part) const { return graph.elements(part); }

  std::optional<Bitboard> bitboard(const Graph& graph) const { return graph.bitboard(Bitboard::Removal::pair); }

  std::optional<Value> theorem(const Graph& graph) const {
    Nimber sum = 0;
    for (const Graph& part : graph.parts()) {
      const auto known = solved(part);
      if (!known) return value_by_copying(copy_of_edges(graph));
      sum ^= known->value;
    }
    return Value::nimber(sum);
  }
  /// Returns true for a board whose value is worth a search though its winner is known.
  bool searchable(const Graph& graph) const { return graph.vertices() <= most_searched; }
  std::optional<bool> wins(const Graph& graph, Play play) const {
    return play == Play::misere ? std::nullopt : winner_by_copying(copy_of_edges(graph));
  }
  std::optional<Reason> formula(const Graph& part) const {
    const auto known = solved(part);
    if (!known) return reason_of_copying(part, copy_of_edges(part));
    return formula_reason(known->by, {{"vertices", fact(part.vertices())}, {"value", fact(known->value)}});
  }

 private:
  static constexpr std::size_t most_searched = 100;
  struct Solved {
    std::string_view by;
    Nimber value;
  };
  static std::optional<Solved> solved(const Graph& part) {
    const auto edges = part.edges();
    if (std::any_of(edges.begin(), edges.end(), [](const auto& edge) { return edge.first == edge.second; }))
      return std::nullopt;
    const auto shape = shape_of(part);
    if (!shape) return std::nullopt;
    const std::size_t n = shape->vertices;
    switch (shape->kind) {
      case GraphShape::Kind::path:
        return Solved{"path", dawsons_kayles(n)};
      case GraphShape::Kind::circle:
        return Solved{"circle", dawsons_kayles(n - 2) == 0 ? Nimber{1} : Nimber{0}};
      case GraphShape::Kind::multipartite:
        break;
    }
    if (shape->classes.size() == n) return Solved{"complete", n / 2 % 2};
    if (shape->classes.size() == 2) return Solved{"bipartite", std::min(shape->classes[0], shape->classes[1]) % 2};
    return std::nullopt;
  }
};

const Register<ArcKayles> arc_kayles;

}  // namespace
}  // namespace sg
