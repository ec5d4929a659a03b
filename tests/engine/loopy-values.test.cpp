// Values of graphs with cycles: sums of two by the values are those of retrograde analysis of all pairs; and ranks fall.
#include <algorithm>
#include <deque>
#include <random>

#include "catch.hpp"
#include "effort.hpp"
#include "slices.hpp"
#include "theory/loopy/loopy-values.hpp"

using namespace sg;

namespace {

using Random = std::mt19937_64;
using Vertex = LoopyValues::Vertex;

IndexLists random_graph(Random& random) {
  const std::size_t size = 1 + random() % 9, most = 1 + random() % 4;
  // In half of the graphs most arcs lead to lower vertices, so that larger nimbers come up.
  const bool is_falling = random() % 2 == 0;
  IndexLists graph;
  for (std::size_t v = 0; v < size; ++v) {
    const std::size_t options = random() % (is_falling ? v + 1 : most + 1);
    for (std::size_t i = 0; i < options; ++i)
      graph.all.push_back(static_cast<Vertex>(random() % (is_falling && random() % 8 != 0 ? v : size)));
    graph.end();
  }
  return graph;
}

LoopyValues values_of(const IndexLists& graph) {
  LoopyValues values(graph);
  Meter meter(Meter::unlimited, slices());
  while (values.advance(meter) != Progress::done) meter.resume();
  return values;
}

/// Sum of two graphs as one graph; the vertex of u and v is u * (size of the second) + v.
IndexLists sum_of(const IndexLists& one, const IndexLists& other) {
  IndexLists sum;
  const auto width = static_cast<Vertex>(other.size());
  for (Vertex u = 0; u < one.size(); ++u)
    for (Vertex v = 0; v < width; ++v) {
      for (const Vertex option : one.of(u)) sum.all.push_back(option * width + v);
      for (const Vertex option : other.of(v)) sum.all.push_back(u * width + option);
      sum.end();
    }
  return sum;
}

/// True where the player to move wins, nullopt in a draw: retrograde analysis.
std::vector<std::optional<bool>> outcomes_of(const IndexLists& graph) {
  std::vector<std::optional<bool>> outcomes(graph.size());
  for (bool is_changed = true; is_changed;) {
    is_changed = false;
    for (Vertex v = 0; v < graph.size(); ++v) {
      if (outcomes[v]) continue;
      const auto options = graph.of(v);
      const auto is = [&](std::optional<bool> outcome) {
        return [&, outcome](Vertex o) { return outcomes[o] == outcome; };
      };
      if (std::any_of(options.begin(), options.end(), is(false)))
        outcomes[v] = true;
      else if (std::all_of(options.begin(), options.end(), is(true)))
        outcomes[v] = false;
      is_changed = is_changed || outcomes[v];
    }
  }
  return outcomes;
}

/// Outcome of the sum of two vertices by their values.
std::optional<bool> wins_by_values(const LoopyValues& one, Vertex u, const LoopyValues& other, Vertex v) {
  const auto m = one.nimber(u), n = other.nimber(v);
  if (m && n) return (*m ^ *n) != 0;
  if (!m && !n) return std::nullopt;
  const auto set = m ? other.nimbers_of_options(v) : one.nimbers_of_options(u);
  const bool holds = std::find(set.begin(), set.end(), m ? *m : *n) != set.end();
  return holds ? std::optional(true) : std::nullopt;
}

/// True if every move to an option without a lower nimber has an answer of the same nimber and of lower rank.
bool is_rank_right(const IndexLists& graph, const LoopyValues& values, Vertex v) {
  const auto nimber = values.nimber(v);
  const auto options = graph.of(v);
  return std::all_of(options.begin(), options.end(), [&](Vertex option) {
    if (values.nimber(option) && *values.nimber(option) < *nimber) return true;
    const auto answers = graph.of(option);
    return std::any_of(answers.begin(), answers.end(), [&](Vertex answer) {
      return values.nimber(answer) == nimber && values.rank(answer) < values.rank(v);
    });
  });
}

}  // namespace

TEST_CASE("sums of graphs with cycles by their values are those of retrograde analysis") {
  Random random(41);
  const unsigned long long wanted = extent(600'000u, 60'000u, 6000u);
  unsigned long long compared = 0, draws = 0;
  Nimber greatest = 0;
  while (compared < wanted) {
    const IndexLists one = random_graph(random), other = random_graph(random);
    const LoopyValues values = values_of(one), others = values_of(other);
    const auto outcomes = outcomes_of(sum_of(one, other));
    const auto alone = outcomes_of(one);
    for (Vertex u = 0; u < one.size(); ++u) {
      if (values.wins(u) != alone[u]) FAIL_CHECK("another winner");
      if (values.nimber(u)) {
        greatest = std::max(greatest, *values.nimber(u));
        if (!is_rank_right(one, values, u)) FAIL_CHECK("a rank does not fall");
      }
      for (Vertex v = 0; v < other.size(); ++v, ++compared) {
        const auto outcome = outcomes[u * other.size() + v];
        draws += outcome ? 0 : 1;
        if (outcome != wins_by_values(values, u, others, v)) FAIL_CHECK(compared);
      }
    }
  }
  CHECK(draws > compared / 10);
  CHECK(greatest >= 4);
  std::printf("evidence: loopy-values %llu sums of vertices of graphs with cycles by retrograde analysis\n", compared);
}

TEST_CASE("a graph without cycles has its Grundy values") {
  // A heap of n moves to all smaller ones.
  IndexLists graph;
  for (Vertex n = 0; n < 100; ++n) {
    for (Vertex option = 0; option < n; ++option) graph.all.push_back(option);
    graph.end();
  }
  const LoopyValues values = values_of(graph);
  for (Vertex n = 0; n < 100; ++n) CHECK(values.nimber(n) == n);
}
