// Node Kayles.
// Rules    choose a vertex; it is removed, with its neighbours. Loops and parallel edges make no difference.
// Theorem  connected parts add. A path of n vertices is a heap of n in Dawson's Chess, 0.137, which is one of n + 1 in
//          Dawson's Kayles. Every move on a circle leaves a path of n - 3. A complete multipartite graph loses all
//          classes but that of the vertex chosen, of which a - 1 lone vertices stay, worth 1 each. On a board:
//          theory/graphs/board-images.hpp.
// Source   Schaefer 1978; paths: Winning Ways, ch. 4
// Cost     search otherwise, exponential in the vertices of a part: it is PSPACE-complete; Bodlaender and Kratsch 2002
#include "boards/graphs/graph.hpp"
#include "core/game/register.hpp"
#include "theory/graphs/board-images.hpp"
#include "theory/graphs/graph-shape.hpp"

namespace sg {
namespace {

struct NodeKayles {
  using Position = Graph;
  static constexpr Info info{.id = "node-kayles",
                             .board = BoardKind::graph,
                             .sample = "0-1 1-2 2-3 3-4 4-0 2-5 5-6 5-7",
                             .source = "schaefer1978",
                             .checked_to = 6};

  Graph read(Reader& reader) const { return Graph::read(reader, Graph::Touched::vertices); }
  void each_small(unsigned count, auto&& visit) const { Graph::each_small(count, Graph::Touched::vertices, visit); }
  static std::string_view asks(const Touch&) { return "vertex"; }

  bool each_move(const Graph& graph, auto&& visit) const {
    const std::uint64_t turns = turns_of_move(graph.vertices());
    return graph.there().each([&](std::size_t v) { return visit.turns(turns) && visit(Touch{graph.name(v)}); });
  }
  Count count_moves(const Graph& graph) const { return graph.vertices(); }
  Graph after(const Graph& graph, const Touch& touch) const {
    const std::size_t chosen = *graph.find(touch[0]);
    VertexSet kept = graph.there();
    kept -= graph.neighbours(chosen);
    kept.remove(chosen);
    return graph.only(std::move(kept));
  }
  std::vector<Graph> split(const Graph& graph) const { return graph.parts(); }
  std::vector<std::uint64_t> elements(const Graph& graph, const Graph& part) const { return graph.elements(part); }

  std::optional<Bitboard> bitboard(const Graph& graph) const {
    return graph.bitboard(Bitboard::Removal::neighbourhood);
  }

  std::optional<Value> theorem(const Graph& graph) const {
    Nimber sum = 0;
    for (const Graph& part : graph.parts()) {
      const auto shape = shape_of(part);
      if (!shape) return value_by_copying(copy_of_vertices(graph));
      sum ^= value(*shape);
    }
    return Value::nimber(sum);
  }
  /// Returns true for a board whose value is worth a search though its winner is known.
  bool searchable(const Graph& graph) const { return graph.vertices() <= most_searched; }
  std::optional<bool> wins(const Graph& graph, Play play) const {
    return play == Play::misere ? std::nullopt : winner_by_copying(copy_of_vertices(graph));
  }
  std::optional<Reason> formula(const Graph& part) const {
    const auto shape = shape_of(part);
    if (!shape) return reason_of_copying(part, copy_of_vertices(part));
    constexpr std::string_view ids[] = {"path", "circle", "multipartite"};
    return formula_reason(ids[static_cast<std::size_t>(shape->kind)],
                          {{"vertices", fact(shape->vertices)}, {"value", fact(value(*shape))}});
  }

 private:
  static constexpr std::size_t most_searched = 100;
  static Nimber value(const GraphShape& shape) {
    std::vector<Nimber> options;
    switch (shape.kind) {
      case GraphShape::Kind::path:
        return dawsons_kayles(shape.vertices + 1);
      case GraphShape::Kind::circle:
        options.push_back(dawsons_kayles(shape.vertices - 2));
        break;
      case GraphShape::Kind::multipartite:
        for (const std::size_t size : shape.classes) options.push_back((size - 1) % 2);
    }
    return mex(options);
  }
};

const Register<NodeKayles> node_kayles;

}  // namespace
}  // namespace sg
