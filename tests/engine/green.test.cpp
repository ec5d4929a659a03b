// Green Hackenbush against bare play on small multigraphs, and against itself with the edge deleted on larger ones.
#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
#else
#include <catch2/catch.hpp>
#endif

#include <map>
#include <set>

#include "multigraphs.hpp"
#include "theory/graphs/green.hpp"

namespace {

using sg::Green;
using sg::Multigraph;
using namespace multigraphs;

Multigraph without(const Multigraph& graph, std::uint32_t edge) {
  Multigraph rest = graph;
  rest.edges.erase(rest.edges.begin() + edge);
  return rest;
}

/// Bare play on subsets of the edges: the definition, without theory.
class Play {
 public:
  explicit Play(const Multigraph& graph) : graph_(graph) {}

  unsigned all() const { return (1u << graph_.edges.size()) - 1; }

  std::set<std::uint32_t> joined(unsigned edges) const {
    std::set<std::uint32_t> vertices{0};
    for (std::size_t before = 0; before != vertices.size();) {
      before = vertices.size();
      for (unsigned e = 0; e < graph_.edges.size(); ++e) {
        const auto& [a, b] = graph_.edges[e];
        if ((edges >> e & 1) && vertices.count(a) + vertices.count(b) > 0) vertices.insert({a, b});
      }
    }
    return vertices;
  }

  unsigned grounded(unsigned edges) const {
    const std::set<std::uint32_t> vertices = joined(edges);
    for (unsigned e = 0; e < graph_.edges.size(); ++e) {
      if (!vertices.count(graph_.edges[e].first)) edges &= ~(1u << e);
    }
    return edges;
  }

  unsigned after(unsigned edges, unsigned edge) const { return grounded(edges & ~(1u << edge)); }

  unsigned value(unsigned edges) {
    if (const auto known = values_.find(edges); known != values_.end()) return known->second;
    std::set<unsigned> options;
    for (unsigned e = 0; e < graph_.edges.size(); ++e) {
      if (edges >> e & 1) options.insert(value(after(edges, e)));
    }
    unsigned mex = 0;
    while (options.count(mex)) ++mex;
    return values_[edges] = mex;
  }

 private:
  const Multigraph& graph_;
  std::map<unsigned, unsigned> values_;
};

/// Counts the disagreements between every answer of Green and bare play.
int errors_in_play(const Multigraph& graph) {
  const Green green(graph);
  Play play(graph);
  const unsigned start = play.grounded(play.all());
  int errors = green.value() != play.value(start);
  std::map<std::uint64_t, std::vector<std::uint32_t>> edges_to;
  for (std::uint32_t e = 0; e < graph.edges.size(); ++e) {
    const bool floating = !(start >> e & 1);
    errors += green.floating(e) != floating;
    if (floating) continue;
    edges_to[play.value(play.after(start, e))].push_back(e);
    const bool cuts = play.joined(start & ~(1u << e)).size() < play.joined(start).size();
    errors += green.bridge(e) != cuts;
  }
  for (std::uint64_t target = 0; target <= 10; ++target) errors += green.edges_to(target) != edges_to[target];
  return errors;
}

/// Counts the values whose list of edges is not what recomputing after each deletion gives.
int errors_in_recomputing(const Multigraph& graph) {
  const Green green(graph);
  std::map<std::uint64_t, std::vector<std::uint32_t>> edges_to;
  for (std::uint64_t target = 0; target < green.value() + 2; ++target) edges_to[target];
  for (std::uint32_t e = 0; e < graph.edges.size(); ++e) {
    if (!green.floating(e)) edges_to[Green(without(graph, e)).value()].push_back(e);
  }
  int errors = 0;
  for (const auto& [target, edges] : edges_to) errors += green.edges_to(target) != edges;
  return errors;
}

/// Returns true if the value of every block follows from its own edges and the stalks on it, and it stands on an
/// earlier block.
bool blocks_add_up(const Green& green) {
  const auto& blocks = green.blocks();
  std::vector<std::uint32_t> value(blocks.size(), 0);
  for (std::size_t b = blocks.size(); b-- > 0;) {
    const Green::Block& block = blocks[b];
    value[b] ^= block.edges & 1;
    if (value[b] != block.value || green.block_of(block.root) != b) return false;
    if (b == 0) return block.depth == 0 && block.bridge == Green::none;
    if (block.below >= b || block.depth != blocks[block.below].depth + 1) return false;
    if (!green.bridge(block.bridge) || green.block_at(block.bridge) != b) return false;
    value[block.below] ^= value[b] + 1;
  }
  return false;
}

}  // namespace

TEST_CASE("green hackenbush agrees with bare play on small multigraphs") {
  Random random(20260101);
  int errors = 0;
  for (int round = 0; round < 5000; ++round) errors += errors_in_play(small_graph(random));
  CHECK(errors == 0);
}

TEST_CASE("green hackenbush finds every edge to every value of a larger graph") {
  Random random(20260102);
  int errors = 0;
  for (int round = 0; round < 1000; ++round) {
    errors += errors_in_recomputing(grown_graph(random, 10 + below(random, 51)));
  }
  for (int round = 0; round < 200; ++round) {
    errors += errors_in_recomputing(necklace_graph(random, 30 + below(random, 271)));
  }
  CHECK(errors == 0);
}

TEST_CASE("green hackenbush explains its value by blocks") {
  Random random(20260103);
  bool add_up = true;
  for (int round = 0; round < 300; ++round) {
    add_up = add_up && blocks_add_up(Green(grown_graph(random, 1 + below(random, 80))));
    add_up = add_up && blocks_add_up(Green(necklace_graph(random, 1 + below(random, 80))));
    add_up = add_up && blocks_add_up(Green(small_graph(random)));
  }
  CHECK(add_up);
}

TEST_CASE("a ring with a tail keeps what hangs on it") {
  const Multigraph triangle{5, {{0, 1}, {1, 2}, {2, 0}, {2, 3}, {3, 4}}};
  CHECK(Green(triangle).value() == 3);
  const Multigraph square{6, {{0, 1}, {1, 2}, {2, 3}, {3, 0}, {2, 4}, {4, 5}}};
  CHECK(Green(square).value() == 2);
  CHECK(Green(square).edges_to(0) == std::vector<std::uint32_t>{4});
  CHECK(Green(square).edges_to(1) == std::vector<std::uint32_t>{5});
  CHECK(Green(square).edges_to(5) == std::vector<std::uint32_t>{0, 1, 2, 3});
  CHECK(Green(square).edges_to((std::uint64_t{1} << 32) + 1).empty());
}

TEST_CASE("a graph of nothing and a graph that floats are worth nothing") {
  CHECK(Green(Multigraph{1, {}}).value() == 0);
  CHECK(Green(Multigraph{1, {}}).edges_to(0).empty());
  const Green floats(Multigraph{3, {{1, 2}, {2, 2}}});
  CHECK(floats.value() == 0);
  CHECK(floats.floating(1));
  CHECK(floats.block_of(2) == Green::none);
  CHECK(floats.edges_to(0).empty());
}

TEST_CASE("a path and a ring of 100000 edges") {
  constexpr std::uint32_t length = 100'000;
  Multigraph graph;
  add_ear(graph, 0, graph.vertices++, length);
  CHECK(Green(graph).value() == length);
  CHECK(Green(graph).edges_to(777).size() == 1);

  // The arms of an opened ring are j and length - 1 - j: their xor is 99999 exactly if they share no bit.
  Multigraph ring;
  add_ear(ring, 0, 0, length);
  const Green opened(ring);
  CHECK(opened.value() == 0);
  std::vector<std::uint32_t> edges;
  for (std::uint32_t j = 0; j < length; ++j) {
    if ((j ^ (length - 1 - j)) == length - 1) edges.push_back(j);
  }
  CHECK(opened.edges_to(length - 1) == edges);
}
