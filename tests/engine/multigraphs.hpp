// Random multigraphs for the tests of Green Hackenbush.
#pragma once

#include <algorithm>
#include <random>

#include "theory/graphs/green.hpp"

namespace multigraphs {

using sg::Multigraph;
using Random = std::mt19937;

inline std::uint32_t below(Random& random, std::size_t n) { return static_cast<std::uint32_t>(random() % n); }

inline void join(Multigraph& graph, std::uint32_t a, std::uint32_t b) { graph.edges.push_back({a, b}); }

/// Adds a path of `length` edges from `a` to `b` through new vertices.
inline void add_ear(Multigraph& graph, std::uint32_t a, std::uint32_t b, std::uint32_t length) {
  for (; length > 1; --length) {
    join(graph, a, graph.vertices);
    a = graph.vertices++;
  }
  join(graph, a, b);
}

inline void shuffle(Random& random, Multigraph& graph) {
  for (std::size_t i = graph.edges.size(); i > 1; --i) std::swap(graph.edges[i - 1], graph.edges[below(random, i)]);
}

inline Multigraph small_graph(Random& random) {
  Multigraph graph{1 + below(random, 7), {}};
  for (std::uint32_t left = 1 + below(random, 9); left > 0; --left) {
    join(graph, below(random, graph.vertices), below(random, graph.vertices));
  }
  return graph;
}

/// Returns a graph of ears and stalks, mostly on the newest vertices so that blocks nest deeply.
inline Multigraph grown_graph(Random& random, std::size_t edges) {
  Multigraph graph;
  const std::uint32_t near = 2 + below(random, 12);
  const auto pick = [&] { return graph.vertices - 1 - below(random, std::min(graph.vertices, near)); };
  while (graph.edges.size() < edges) {
    if (below(random, 3) == 0) {
      join(graph, pick(), graph.vertices);
      ++graph.vertices;
    } else {
      add_ear(graph, pick(), pick(), 1 + below(random, 6));
    }
  }
  shuffle(random, graph);
  return graph;
}

/// Returns a graph of circles whose beads are vertices, bundles, loops or circles again, with stalks between circles.
inline Multigraph necklace_graph(Random& random, std::size_t edges) {
  Multigraph graph;
  while (graph.edges.size() < edges) {
    const std::uint32_t start = below(random, graph.vertices);
    std::uint32_t at = start;
    for (std::uint32_t beads = 1 + below(random, 40); beads > 0; --beads) {
      add_ear(graph, at, graph.vertices, 1);
      at = graph.vertices++;
      switch (below(random, 8)) {
        case 0:
          add_ear(graph, at, at, 1 + below(random, 4));
          break;
        case 1:
          add_ear(graph, at, graph.vertices++, 1);
          break;
        case 2: {
          const std::uint32_t far = graph.vertices++;
          for (std::uint32_t strands = 2 + below(random, 3); strands > 0; --strands) {
            add_ear(graph, at, far, 1 + below(random, 2));
          }
          at = far;
          break;
        }
        default:
          break;
      }
    }
    if (below(random, 4) > 0) add_ear(graph, at, start, 1);
  }
  shuffle(random, graph);
  return graph;
}

}  // namespace multigraphs
