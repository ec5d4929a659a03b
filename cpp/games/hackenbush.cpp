// Green Hackenbush.
// Rules    cut an edge; all edges that are no longer joined to the ground are removed with it.
// Theorem  colon and fusion principles (theory/graphs/green.hpp). Misere play of a forest: misere Nim with one heap for
//          each edge at the ground, as large as the value above it + 1.
//          A ring that is attached at one vertex and carries nothing elsewhere (a Christmas forest) is a point there if
//          it is even and one edge if it is odd: fusion, once more.
// Source   Winning Ways, ch. 7; rings: POJ 3710 "Christmas Game"; misere forests: docs/theory.md
// Cost     value O(E), all winning moves O(E log E)
#include <algorithm>

#include "boards/graphs/edges.hpp"
#include "core/game/register.hpp"
#include "theory/graphs/green.hpp"

namespace sg {
namespace {

struct Hackenbush {
  using Position = Edges;
  static constexpr Info info{.id = "hackenbush",
                             .board = BoardKind::graph,
                             .sample = "0-1 1-2 1-3 3-4 4-1 0-5 5-6 6-0",
                             .source = "winningways",
                             .checked_to = 7};

  bool each_move(const Edges& edges, auto&& visit) const {
    const auto joined = edges.grounded();
    for (std::size_t i = 0; i < joined.size(); ++i)
      if (joined[i] && !visit(Touch{i})) return false;
    return true;
  }
  Edges after(const Edges& edges, const Touch& touch) const { return edges.without(touch[0]); }

  std::optional<Value> theorem(const Edges& edges) const { return Value::nimber(Green(edges.merged()).value()); }
  std::optional<TamePair> tame_pair(const Edges& edges) const {
    const Green green(edges.merged());
    TamePair pair = TamePair::empty();
    for (const Green::Block& block : green.blocks()) {
      if (block.edges != 0) return std::nullopt;
      if (block.depth == 1) pair = pair ^ TamePair::heap(Nimber{block.value} + 1);
    }
    return pair;
  }

  Count count_moves(const Edges& edges) const {
    const auto joined = edges.grounded();
    return static_cast<Count>(std::count(joined.begin(), joined.end(), true));
  }
  bool each_move_to(const Edges& edges, Nimber target, auto&& visit) const {
    for (const std::uint32_t edge : Green(edges.merged()).edges_to(target))
      if (!visit(Touch{edge})) return false;
    return true;
  }

  SG_MINSIZE std::vector<Reason> why(const Edges& edges) const {
    const Multigraph graph = edges.merged();
    const Green green(graph);
    auto polygons = rings(graph, green, edges);
    std::vector<Reason> reasons = polygons ? std::move(*polygons) : fusions(graph, green, edges);
    for (Reason& step : stalks(green, edges)) reasons.push_back(std::move(step));
    const auto joined = edges.grounded();
    if (const auto lost = std::count(joined.begin(), joined.end(), false); lost != 0)
      reasons.push_back({ReasonKey::floating, {{"edges", fact(static_cast<std::uint64_t>(lost))}}});
    if (reasons.empty()) reasons.push_back(Reason{ReasonKey::no_move});
    return reasons;
  }

 private:
  static constexpr std::size_t most_steps = 64;
  static constexpr std::size_t most_marks = 2'000;  // no view draws more edges

  /// Reasons for the rings of a Christmas forest, where every ring is attached at one vertex and carries nothing
  /// elsewhere; nullopt for other graphs.
  static std::optional<std::vector<Reason>> rings(const Multigraph& graph, const Green& green, const Edges& edges) {
    std::vector<std::uint32_t> degree(graph.vertices, 0);
    std::vector<std::uint32_t> both(graph.vertices, 0);  // xor of the edges at a vertex of degree 2
    std::vector<std::uint32_t> inner;
    for (std::uint32_t e = 0; e < graph.edges.size(); ++e) {
      if (green.floating(e)) continue;
      for (const std::uint32_t end : {graph.edges[e].first, graph.edges[e].second}) {
        ++degree[end];
        both[end] ^= e;
      }
      if (!green.bridge(e)) inner.push_back(e);
    }
    const auto block = [&](std::uint32_t e) -> const Green::Block& { return green.blocks()[green.block_at(e)]; };
    const auto root = [&](std::uint32_t e) { return block(e).root; };
    for (const std::uint32_t e : inner)
      for (const std::uint32_t end : {graph.edges[e].first, graph.edges[e].second})
        if (end != root(e) && degree[end] != 2) return std::nullopt;
    std::vector<bool> seen(graph.edges.size());
    std::vector<Reason> reasons;
    for (const std::uint32_t first : inner) {
      const auto& [u, v] = graph.edges[first];
      if (seen[first] || (u != root(first) && v != root(first))) continue;
      std::vector<std::uint64_t> ring;
      std::uint32_t at = u == root(first) ? v : u;
      for (std::uint32_t e = first;; at ^= graph.edges[e].first ^ graph.edges[e].second) {
        seen[e] = true;
        ring.push_back(e);
        if (at == root(first)) break;
        e ^= both[at];
      }
      if (reasons.size() < most_steps)
        reasons.push_back({ReasonKey::ring,
                           {{"vertex", vertex_above(block(first).bridge, edges)},
                            {"edges", fact(ring.size())},
                            {"parity", fact(ring.size() % 2)}},
                           marks(std::move(ring))});
    }
    return reasons;
  }

  /// Reasons for the blocks with inner edges, each merged into a vertex with loops.
  static std::vector<Reason> fusions(const Multigraph& graph, const Green& green, const Edges& edges) {
    std::vector<std::vector<std::uint64_t>> inner(green.blocks().size());
    for (std::uint32_t e = 0; e < graph.edges.size(); ++e)
      if (!green.floating(e) && !green.bridge(e)) inner[green.block_at(e)].push_back(e);
    std::vector<Reason> reasons;
    for (std::size_t b = 0; b < inner.size() && reasons.size() < most_steps; ++b)
      if (!inner[b].empty())
        reasons.push_back({ReasonKey::fusion,
                           {{"vertex", vertex_above(green.blocks()[b].bridge, edges)},
                            {"edges", fact(inner[b].size())},
                            {"parity", fact(inner[b].size() % 2)}},
                           marks(std::move(inner[b]))});
    return reasons;
  }

  /// Reasons from the top down to the ground: the parts attached to each vertex, and the stalk that replaces them.
  static std::vector<Reason> stalks(const Green& green, const Edges& edges) {
    const auto& blocks = green.blocks();
    std::vector<std::vector<std::uint64_t>> children(blocks.size());
    std::vector<std::vector<std::uint64_t>> bridges(blocks.size());
    for (const Green::Block& block : blocks)
      if (block.below != Green::none) {
        children[block.below].push_back(Nimber{block.value} + 1);
        bridges[block.below].push_back(block.bridge);
      }
    std::vector<Reason> reasons;
    for (std::size_t b = blocks.size(); b-- > 0;) {
      // A lone stalk only grows by the edge below it. However many steps there are, the last one, on the ground, is
      // explained.
      const std::size_t stalks_here = children[b].size() + blocks[b].edges % 2;
      if (children[b].empty() || (b != 0 && (stalks_here == 1 || reasons.size() >= most_steps))) continue;
      const std::size_t all = children[b].size();
      children[b].resize(std::min(all, most_parts));
      reasons.push_back({ReasonKey::colon,
                         {{"vertex", vertex_above(blocks[b].bridge, edges)},
                          {"stalks", texts(children[b])},
                          {"omitted", fact(all - children[b].size())},
                          {"loops", fact(blocks[b].edges % 2)},
                          {"value", fact(blocks[b].value)}},
                         marks(std::move(bridges[b]))});
    }
    return reasons;
  }

  static std::vector<std::uint64_t> marks(std::vector<std::uint64_t> edges) {
    if (edges.size() > most_marks) return {};
    return edges;
  }

  /// Name of a block: the edge that it stands on, or the ground.
  static std::string vertex_above(std::uint32_t bridge, const Edges& edges) {
    return bridge == Green::none ? "ground" : edges.edge_text(bridge);
  }
};

const Register<Hackenbush> hackenbush;

}  // namespace
}  // namespace sg
