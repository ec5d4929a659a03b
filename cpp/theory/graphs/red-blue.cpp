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

/// Returns the value of a part with few edges, from the values of all its subsets that stand on the ground, subsets of
/// a set before the set; nullopt if a number is out of range.
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

/// Search for the parts, one after the other, from their edges at the ground.
class Growth {
 public:
  explicit Growth(const Multigraph& graph)
      : graph_(graph), at_(graph.vertices), reached_(graph.vertices), used_(graph.edges.size()) {
    reached_[0] = true;
    for (std::uint32_t e = 0; e < graph.edges.size(); ++e) {
      const auto [u, v] = graph.edges[e];
      at_[u].push_back(e);
      if (u != v) at_[v].push_back(e);
    }
  }

  const std::vector<std::uint32_t>& at_ground() const { return at_[0]; }
  bool has(std::uint32_t e) const { return used_[e]; }

  Grown part_from(std::uint32_t root) {
    Grown part;
    std::vector<std::uint32_t> open;
    take(root, 0, part, open);
    for (std::size_t i = 0; i < open.size(); ++i)
      for (const std::uint32_t e : at_[open[i]]) take(e, open[i], part, open);
    return part;
  }

 private:
  void take(std::uint32_t e, std::uint32_t from, Grown& part, std::vector<std::uint32_t>& open) {
    if (used_[e]) return;
    used_[e] = true;
    part.edges.push_back(e);
    part.from.push_back(from);
    const auto [u, v] = graph_.edges[e];
    // A loop stands on its vertex like an edge of a tree.
    if (u == v) return;
    const std::uint32_t to = u == from ? v : u;
    if (to == 0 || reached_[to]) {
      part.has_circle = true;
      return;
    }
    reached_[to] = true;
    open.push_back(to);
  }

  const Multigraph& graph_;
  std::vector<std::vector<std::uint32_t>> at_;  // edges at each vertex
  std::vector<bool> reached_, used_;
};

bool branches(const Grown& part) {
  // The edges from one vertex are consecutive; there is only one at the ground.
  for (std::size_t i = 2; i < part.edges.size(); ++i)
    if (part.from[i] == part.from[i - 1]) return true;
  return false;
}

/// Computes the value from the tips down; `above` has the value of what stands on each vertex.
std::optional<Dyadic> tree_value(const Multigraph& graph, const ColouredEdges& board, const Grown& part,
                                 std::vector<Dyadic>& above) {
  std::optional<Dyadic> value;
  for (std::size_t i = part.edges.size(); i-- > 0;) {
    const auto [u, v] = graph.edges[part.edges[i]];
    const std::uint32_t from = part.from[i];
    value = edge_under(board.colour(part.edges[i]), u == v ? Dyadic() : above[u == from ? v : u]);
    if (!value) return std::nullopt;
    above[from] = above[from] + *value;
  }
  return value;
}

std::optional<Dyadic> circle_value(const Multigraph& graph, const ColouredEdges& board, const Grown& part) {
  std::vector<Edge> edges;
  std::string colours;
  for (const std::uint32_t e : part.edges) {
    edges.push_back(graph.edges[e]);
    colours += board.colour(e);
  }
  // In one colour, edges can be cut one after the other so that the others stay joined.
  if (colours.find_first_not_of(colours[0]) == std::string::npos) {
    const auto count = static_cast<std::int64_t>(colours.size());
    return Dyadic(colours[0] == 'b' ? count : -count);
  }
  if (colours.size() > most_searched) return std::nullopt;
  return searched(edges, colours, graph.vertices);
}

}  // namespace

std::vector<Grown> grown_parts(const Multigraph& graph) {
  Growth growth(graph);
  std::vector<Grown> parts;
  for (const std::uint32_t root : growth.at_ground())
    if (!growth.has(root)) parts.push_back(growth.part_from(root));
  return parts;
}

std::vector<GroundPart> ground_parts(const ColouredEdges& board) {
  using Kind = GroundPart::Kind;
  const Multigraph graph = board.edges().merged();
  std::vector<GroundPart> parts;
  std::vector<Dyadic> above(graph.vertices);
  for (const Grown& part : grown_parts(graph)) {
    const bool green =
        std::any_of(part.edges.begin(), part.edges.end(), [&](std::uint32_t e) { return board.colour(e) == 'g'; });
    const Kind kind = part.has_circle ? Kind::graph : branches(part) ? Kind::tree : Kind::stalk;
    const auto value = green             ? std::nullopt
                       : part.has_circle ? circle_value(graph, board, part)
                                         : tree_value(graph, board, part, above);
    parts.push_back({kind, part.edges, value});
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
