// Games on labelled graphs, which are sets of edges, bit by bit. Every judge visits the sets in ascending order, as a
// move lowers them.
#include <bit>

#include "../effort.hpp"
#include "boards/graphs/edges.hpp"
#include "boards/graphs/graph.hpp"
#include "families.hpp"
#include "lost.hpp"
#include "subject.hpp"

namespace sg::differential {
namespace {

using Set = std::uint32_t;
using Lost = Beside<std::uint32_t>;  // no value exceeds 21, the number of edges

/// All graphs on a number of labelled vertices.
struct Labelled {
  explicit Labelled(unsigned n) : vertices(n), at(n, 0) {
    for (std::uint32_t u = 0; u < n; ++u)
      for (std::uint32_t v = u + 1; v < n; ++v) {
        at[u] |= Set{1} << ends.size();
        at[v] |= Set{1} << ends.size();
        ends.emplace_back(u, v);
      }
  }
  Set all() const { return Set{1} << ends.size(); }
  /// Returns the neighbours of each vertex, without the vertex itself.
  std::vector<Set> neighbours(Set edges) const {
    std::vector<Set> out(vertices, 0);
    for (Set left = edges; left != 0; left &= left - 1) {
      const auto [u, v] = ends[static_cast<std::size_t>(std::countr_zero(left))];
      out[u] |= Set{1} << v;
      out[v] |= Set{1} << u;
    }
    return out;
  }
  template <class Edge>
  std::vector<Edge> listed(Set edges) const {
    std::vector<Edge> out;
    for (Set left = edges; left != 0; left &= left - 1) {
      const auto [u, v] = ends[static_cast<std::size_t>(std::countr_zero(left))];
      out.emplace_back(u, v);
    }
    return out;
  }
  Graph drawn(Set edges, Graph::Touched touched) const {
    std::vector<std::uint32_t> names;
    for (std::uint32_t v = 0; v < vertices; ++v) names.push_back(v);
    return Graph(touched, std::move(names), listed<Graph::Edge>(edges));
  }

  unsigned vertices;
  std::vector<Set> at;  // the edges at each vertex
  std::vector<std::pair<std::uint32_t, std::uint32_t>> ends;
};

unsigned vertices() { return extent(7u, 6u, 4u); }

// Hackenbush, vertex 0 the ground.

/// Returns the edges that are joined to vertex 0.
Set grounded(const Labelled& graphs, Set edges) {
  const std::vector<Set> next = graphs.neighbours(edges);
  Set reached = 1;
  for (Set before = 0; before != reached;) {
    before = reached;
    for (Set left = before; left != 0; left &= left - 1)
      reached |= next[static_cast<std::size_t>(std::countr_zero(left))];
  }
  Set joined = 0;
  for (std::uint32_t v = 0; v < graphs.vertices; ++v)
    if ((reached >> v & 1) != 0) joined |= graphs.at[v];
  return joined & edges;
}

void hackenbush(Tally& tally) {
  const Labelled graphs(vertices());
  std::vector<Set> lost(graphs.all(), 0);
  std::vector<bool> lost_misere(graphs.all());
  Subject normal("hackenbush", Play::normal, tally), misere("hackenbush", Play::misere, tally);
  for (Set edges = 0; edges < graphs.all(); ++edges) {
    const Set stands = grounded(graphs, edges);
    Set options = 0;
    bool to_lost = false;
    std::vector<Touch> winning;
    for (Set left = stands; left != 0; left &= left - 1) {
      const Set rest = stands & ~(left & -left);
      options |= lost[rest];
      to_lost = to_lost || lost_misere[rest];
      // The engine counts edges as they are typed, including those that float.
      if ((lost[rest] & 1) != 0)
        winning.push_back({static_cast<std::uint64_t>(std::popcount(edges & ((left & -left) - 1)))});
    }
    lost[edges] = Lost::lost(options);
    lost_misere[edges] = !wins_misere(stands != 0, to_lost);
    const Edges drawn({0}, graphs.listed<Edges::Edge>(edges));
    normal.is_worth(drawn, Lost::value(lost[edges]));
    if (lost[edges] != 1) normal.has_winning(drawn, winning);
    misere.is_won_if_known(drawn, !lost_misere[edges]);
  }
}

// Node Kayles: the remaining graph is a set of vertices.

void node_kayles(Tally& tally, Play play) {
  const Labelled graphs(vertices());
  const Set all = (Set{1} << graphs.vertices) - 1;
  Subject subject("node-kayles", play, tally);
  std::vector<Set> lost(all + 1, 0);
  std::vector<bool> lost_misere(all + 1);
  for (Set edges = 0; edges < graphs.all(); ++edges) {
    const std::vector<Set> next = graphs.neighbours(edges);
    for (Set there = 0; there <= all; ++there) {
      Set options = 0;
      bool to_lost = false;
      for (Set left = there; left != 0; left &= left - 1) {
        const Set rest = there & ~(left & -left) & ~next[static_cast<std::size_t>(std::countr_zero(left))];
        options |= lost[rest];
        to_lost = to_lost || lost_misere[rest];
      }
      lost[there] = Lost::lost(options);
      lost_misere[there] = !wins_misere(there != 0, to_lost);
    }
    const Graph drawn = graphs.drawn(edges, Graph::Touched::vertices);
    if (play == Play::normal)
      subject.is_worth(drawn, Lost::value(lost[all]));
    else
      subject.is_won(drawn, !lost_misere[all]);
  }
}

// Arc Kayles.

void arc_kayles(Tally& tally, Play play) {
  const Labelled graphs(vertices());
  Subject subject("arc-kayles", play, tally);
  std::vector<Set> lost(graphs.all(), 0);
  std::vector<bool> lost_misere(graphs.all());
  for (Set edges = 0; edges < graphs.all(); ++edges) {
    Set options = 0;
    bool to_lost = false;
    for (Set left = edges; left != 0; left &= left - 1) {
      const auto [u, v] = graphs.ends[static_cast<std::size_t>(std::countr_zero(left))];
      const Set rest = edges & ~graphs.at[u] & ~graphs.at[v];
      options |= lost[rest];
      to_lost = to_lost || lost_misere[rest];
    }
    lost[edges] = Lost::lost(options);
    lost_misere[edges] = !wins_misere(edges != 0, to_lost);
    const Graph drawn = graphs.drawn(edges, Graph::Touched::edges);
    if (play == Play::normal)
      subject.is_worth(drawn, Lost::value(lost[edges]));
    else
      subject.is_won(drawn, !lost_misere[edges]);
  }
}

}  // namespace

Evidence on_graphs() {
  const std::string on = " on every labelled graph of " + std::to_string(vertices()) + " vertices";
  const std::string sets = "outcomes beside Nim heaps, by induction over sets of ";
  return {"play-graphs",
          "positions of Hackenbush and two Kayles games on graphs",
          {{"hackenbush",
            "value, winning edges, and the misere winner where a theorem tells it, of Hackenbush" + on,
            sets + "edges, without colon or fusion",
            {hackenbush}},
           {"node-kayles", "value of Node Kayles" + on, sets + "vertices", {[](Tally& tally) {
              node_kayles(tally, Play::normal);
            }}},
           {"node-kayles misere",
            "misere winner of Node Kayles" + on,
            "misere outcomes, by induction over sets of vertices",
            {[](Tally& tally) { node_kayles(tally, Play::misere); }}},
           {"arc-kayles", "value of Arc Kayles" + on, sets + "edges", {[](Tally& tally) {
              arc_kayles(tally, Play::normal);
            }}},
           {"arc-kayles misere",
            "misere winner of Arc Kayles" + on,
            "misere outcomes, by induction over sets of edges",
            {[](Tally& tally) { arc_kayles(tally, Play::misere); }}}}};
}

}  // namespace sg::differential
