#include "theory/graphs/vertex-values.hpp"

#include <algorithm>
#include <bit>

namespace sg {

std::vector<std::uint32_t> vertex_values(const Digraph& graph) {
  std::vector<std::uint32_t> values(graph.size(), 0);
  std::vector<Nimber> many;
  for (const Digraph::Vertex v : graph.order()) {
    std::uint64_t seen = 0;
    for (const Digraph::Vertex to : graph.out(v)) {
      const std::uint32_t value = values[to];
      seen |= std::uint64_t{value < 64} << value % 64;
    }
    values[v] = static_cast<std::uint32_t>(std::countr_one(seen));
    if (values[v] < 64) continue;
    many.clear();
    for (const Digraph::Vertex to : graph.out(v)) many.push_back(values[to]);
    values[v] = static_cast<std::uint32_t>(mex(many));
  }
  return values;
}

VertexPairs vertex_pairs(const Digraph& graph) {
  VertexPairs out{std::vector(graph.size(), TamePair{0, 0}), std::vector<bool>(graph.size())};
  std::vector<Nimber> normal, misere;
  for (const Digraph::Vertex v : graph.order()) {
    normal.clear();
    misere.clear();
    bool all_tame = true;
    for (const Digraph::Vertex to : graph.out(v)) {
      normal.push_back(out.pairs[to].normal);
      misere.push_back(out.pairs[to].misere);
      all_tame = all_tame && out.tame[to];
    }
    TamePair& pair = out.pairs[v];
    pair = normal.empty() ? TamePair::empty() : TamePair{mex(normal), mex(misere)};
    out.tame[v] = all_tame && (pair.firm() || pair.normal + pair.misere == 1);
  }
  return out;
}

}  // namespace sg
