#include "theory/graphs/green.hpp"

#include <algorithm>
#include <cassert>

namespace sg {

Green::Green(const Multigraph& graph) {
  assert(graph.vertices > 0 && graph.edges.size() < none / 2);
  number_vertices(graph);
  read_back_edges(graph);
  add_up();
  gather_blocks(graph);
}

void Green::number_vertices(const Multigraph& graph) {
  std::vector<std::uint32_t> first(graph.vertices + std::size_t{1}, 0);
  for (const auto& [u, v] : graph.edges) {
    assert(u < graph.vertices && v < graph.vertices);
    ++first[u];
    ++first[v];
  }
  for (std::size_t v = 1; v < first.size(); ++v) first[v] += first[v - 1];
  std::vector<std::uint32_t> incident(2 * graph.edges.size());
  for (std::uint32_t e = 0; e < graph.edges.size(); ++e) {
    incident[--first[graph.edges[e].first]] = e;
    incident[--first[graph.edges[e].second]] = e;
  }

  number_.assign(graph.vertices, none);
  const auto enter = [&](std::uint32_t v, std::uint32_t parent, std::uint32_t edge) {
    number_[v] = static_cast<std::uint32_t>(vertex_.size());
    vertex_.push_back(v);
    parent_.push_back(parent);
    tree_edge_.push_back(edge);
  };
  enter(0, none, none);
  std::vector<std::uint32_t> next = first;
  for (std::uint32_t at = 0; at != none;) {
    const std::uint32_t v = vertex_[at];
    if (next[v] == first[v + std::size_t{1}]) {
      at = parent_[at];
      continue;
    }
    const std::uint32_t edge = incident[next[v]++];
    const auto& [a, b] = graph.edges[edge];
    const std::uint32_t w = a == v ? b : a;
    if (number_[w] != none) continue;
    enter(w, at, edge);
    at = number_[w];
  }
}

void Green::read_back_edges(const Multigraph& graph) {
  const std::size_t joined = vertex_.size();
  cover_.assign(joined, 0);
  sole_.assign(joined, 0);
  reach_.assign(joined, none);
  above_.assign(joined, 0);
  lower_.reserve(graph.edges.size());
  for (std::uint32_t e = 0; e < graph.edges.size(); ++e) {
    const std::uint32_t a = number_[graph.edges[e].first];
    const std::uint32_t b = number_[graph.edges[e].second];
    lower_.push_back(std::max(a, b));
    if (floating(e) || tree(e)) continue;
    const std::uint32_t upper = std::min(a, b);
    const std::uint32_t lower = std::max(a, b);
    above_[lower] ^= 1;
    if (upper == lower) continue;
    ++cover_[lower];
    --cover_[upper];  // wraps; the sums over subtrees do not
    sole_[lower] ^= e;
    sole_[upper] ^= e;
    reach_[lower] = std::min(reach_[lower], upper);
  }
}

void Green::add_up() {
  for (std::size_t n = vertex_.size() - 1; n > 0; --n) {
    const std::uint32_t p = parent_[n];
    cover_[p] += cover_[n];
    sole_[p] ^= sole_[n];
    above_[p] ^= cover_[n] == 0 ? above_[n] + 1 : above_[n] ^ 1;
  }
}

void Green::gather_blocks(const Multigraph& graph) {
  block_.reserve(vertex_.size());
  for (std::uint32_t n = 0; n < vertex_.size(); ++n) {
    if (n > 0 && cover_[n] > 0) {
      block_.push_back(block_[parent_[n]]);
      continue;
    }
    const std::uint32_t below = n == 0 ? none : block_[parent_[n]];
    const std::uint32_t depth = n == 0 ? 0 : blocks_[below].depth + 1;
    block_.push_back(static_cast<std::uint32_t>(blocks_.size()));
    blocks_.push_back({vertex_[n], tree_edge_[n], below, depth, 0, above_[n]});
  }
  for (std::uint32_t e = 0; e < graph.edges.size(); ++e) {
    if (!floating(e) && !bridge(e)) ++blocks_[block_at(e)].edges;
  }
}

std::uint32_t Green::block_of(std::uint32_t vertex) const {
  return number_[vertex] == none ? none : block_[number_[vertex]];
}

}  // namespace sg
