// Geography, on the vertices of a graph without directions.
// Rules    move the token along an edge; the vertex that it leaves is removed.
// Theorem  the player to move wins exactly if every maximum matching covers the vertex of the token, and then moves
//          along the edge of one: the token always comes to a vertex with a mate.
// Source   Fraenkel, Scheinerman and Ullman 1993
// Cost     the winner in O(V^3); the value by search, exponential in the vertices that can be reached
#include "boards/graphs/graph-token.hpp"
#include "core/game/register.hpp"
#include "theory/graphs/matching.hpp"

namespace sg {
namespace {

struct Geography {
  using Position = GraphToken;
  static constexpr Info info{.id = "geography",
                             .board = BoardKind::graph,
                             .sample = "0-1 0-2 0-3 1-4 2-5 3-6 4-5 5-6 6-7 @0",
                             .source = "fraenkel1993",
                             .checked_to = 4};

  bool each_move(const GraphToken& p, auto&& visit) const {
    const std::uint64_t turns = turns_of_move(p.graph().vertices());
    return p.graph().neighbours(p.at()).each(
        [&](std::size_t v) { return visit.turns(turns) && visit(Touch{p.graph().name(v)}); });
  }
  Count count_moves(const GraphToken& p) const { return p.graph().degree(p.at()); }
  GraphToken after(const GraphToken& p, const Touch& touch) const {
    const std::size_t to = *p.graph().find(touch[0]);
    VertexSet kept = p.graph().there();
    kept.remove(p.at());
    return GraphToken(p.graph().only(std::move(kept)), to);
  }
  /// Returns the part that the token can move in.
  std::vector<GraphToken> split(const GraphToken& p) const {
    for (Graph& part : p.graph().parts())
      if (part.there().has(p.at())) return {GraphToken(std::move(part), p.at())};
    return {p};
  }
  std::vector<std::uint64_t> elements(const GraphToken&, const GraphToken& part) const {
    return part.graph().elements(part.graph());
  }

  /// Returns true for a graph whose value is worth a search though its winner is known.
  bool searchable(const GraphToken& p) const { return p.graph().vertices() <= most_searched; }
  std::optional<bool> wins(const GraphToken& p, Play play) const {
    if (play == Play::misere || p.graph().vertices() > most_matched) return std::nullopt;
    return is_always_matched(p.graph(), p.at());
  }
  std::optional<Reason> formula(const GraphToken& p) const {
    const auto won = wins(p, Play::normal);
    if (!won) return std::nullopt;
    return formula_reason(*won ? "matched" : "unmatched", {{"vertex", p.place(p.at())}});
  }

 private:
  static constexpr std::size_t most_searched = 36, most_matched = 500;
};

const Register<Geography> geography;

}  // namespace
}  // namespace sg
