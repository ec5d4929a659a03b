#include "theory/graphs/red-blue.hpp"

#include <algorithm>

namespace sg {
namespace {

using Edge = std::pair<std::uint32_t, std::uint32_t>;

std::optional<Dyadic> edge_under(char colour, const Dyadic& branches) {
  const Dyadic x = colour == 'b' ? branches : -branches;
  const std::int64_t n = std::max<std::int64_t>(1, (Dyadic(1) + -x).floor() + 1);
  const auto value = (x + Dyadic(n)).halved(static_cast<std::uint64_t>(n - 1));
  return value && colour == 'r' ? std::optional(-*value) : value;
}

/// The value of few edges: of every set of them that stands on the ground, smaller sets first.
std::optional<Dyadic> searched(const std::vector<Edge>& edges, const std::string& colours, std::size_t vertices) {
  const auto standing = [&](std::uint32_t set) {
    std::vector<bool> joined(vertices);
    joined[0] = true;
    std::uint32_t found = 0;
    for (std::uint32_t before = ~found; before != found;) {
      before = found;
      for (std::size_t e = 0; e < edges.size(); ++e) {
        const auto [u, v] = edges[e];
        if ((set >> e & 1) == 0 || (!joined[u] && !joined[v])) continue;
        joined[u] = joined[v] = true;
        found |= std::uint32_t{1} << e;
      }
    }
    return found;
  };
  const std::uint32_t all = (std::uint32_t{1} << edges.size()) - 1;
  std::vector<Dyadic> values(std::size_t{all} + 1);
  std::vector<Dyadic> left, right;
  for (std::uint32_t set = 1; set <= all; ++set) {
    if (standing(set) != set) continue;
    left.clear();
    right.clear();
    for (std::size_t e = 0; e < edges.size(); ++e)
      if ((set >> e & 1) != 0) (colours[e] == 'b' ? left : right).push_back(values[standing(set & ~(1u << e))]);
    const auto value = simplest_between(left, right);
    if (!value) return std::nullopt;
    values[set] = *value;
  }
  return values[all];
}

/// One part: its edges, nearest to the ground first, and for each the vertex that it was reached from.
struct Grown {
  std::vector<std::uint32_t> edges = {};
  std::vector<std::uint32_t> from = {};
  bool has_circle = false;
};

}  // namespace

std::vector<GroundPart> ground_parts(const ColouredEdges& board) {
  const Multigraph graph = board.edges().merged();
  std::vector<std::vector<std::uint32_t>> at(graph.vertices);
  for (std::uint32_t e = 0; e < graph.edges.size(); ++e) {
    at[graph.edges[e].first].push_back(e);
    if (graph.edges[e].first != graph.edges[e].second) at[graph.edges[e].second].push_back(e);
  }
  std::vector<bool> reached(graph.vertices), used(graph.edges.size());
  reached[0] = true;

  const auto grow = [&](std::uint32_t root) {
    Grown part;
    std::vector<std::uint32_t> open;
    const auto take = [&](std::uint32_t e, std::uint32_t from) {
      if (used[e]) return;
      used[e] = true;
      part.edges.push_back(e);
      part.from.push_back(from);
      const auto [u, v] = graph.edges[e];
      const std::uint32_t to = u == from ? v : u;
      // A loop stands on its vertex like an edge of a tree.
      if (u == v) return;
      if (to == 0 || reached[to]) {
        part.has_circle = true;
        return;
      }
      reached[to] = true;
      open.push_back(to);
    };
    take(root, 0);
    for (std::size_t i = 0; i < open.size(); ++i)
      for (const std::uint32_t e : at[open[i]]) take(e, open[i]);
    return part;
  };

  std::vector<GroundPart> parts;
  std::vector<Dyadic> above(graph.vertices);
  for (const std::uint32_t root : at[0]) {
    if (used[root]) continue;
    const Grown part = grow(root);
    GroundPart own{part.has_circle ? GroundPart::Kind::graph : GroundPart::Kind::stalk, part.edges, std::nullopt};
    const bool green =
        std::any_of(part.edges.begin(), part.edges.end(), [&](std::uint32_t e) { return board.colour(e) == 'g'; });
    if (part.has_circle && !green && part.edges.size() <= most_searched) {
      std::vector<Edge> edges;
      std::string colours;
      for (const std::uint32_t e : part.edges) {
        edges.push_back(graph.edges[e]);
        colours += board.colour(e);
      }
      own.value = searched(edges, colours, graph.vertices);
    }
    if (!part.has_circle) {
      for (std::size_t i = 1; i < part.edges.size(); ++i)
        if (std::count(part.from.begin(), part.from.end(), part.from[i]) > 1) own.kind = GroundPart::Kind::tree;
      bool known = !green;
      for (std::size_t i = part.edges.size(); i-- > 0 && known;) {
        const auto [u, v] = graph.edges[part.edges[i]];
        const std::uint32_t from = part.from[i];
        const auto value = edge_under(board.colour(part.edges[i]), u == v ? Dyadic() : above[u == from ? v : u]);
        known = value.has_value();
        if (!known) break;
        if (i == 0)
          own.value = value;
        else
          above[from] = above[from] + *value;
      }
    }
    parts.push_back(std::move(own));
  }
  return parts;
}

std::optional<Dyadic> red_blue_value(const ColouredEdges& board) {
  Dyadic sum;
  for (const GroundPart& part : ground_parts(board)) {
    if (!part.value) return std::nullopt;
    sum = sum + *part.value;
  }
  return sum;
}

}  // namespace sg
