#include "theory/partizan/coloured-trees.hpp"

#include <algorithm>

#include "theory/graphs/red-blue.hpp"
#include "theory/partizan/operations.hpp"

namespace sg::partizan {
namespace {

Form edge_alone(Forms& forms, char colour) {
  return colour == 'g' ? forms.nimber(1) : forms.integer(colour == 'b' ? 1 : -1);
}

}  // namespace

std::optional<Form> value_of_trees(Forms& forms, const ColouredEdges& board) {
  forms.spend(board.size());
  const Multigraph graph = board.edges().merged();
  const std::vector<Grown> parts = grown_parts(graph);
  if (std::any_of(parts.begin(), parts.end(), [](const Grown& part) { return part.has_circle; })) return std::nullopt;
  std::vector<Form> above(graph.vertices, forms.zero());
  for (const Grown& part : parts)
    for (std::size_t i = part.edges.size(); i-- > 0;) {
      const auto [u, v] = graph.edges[part.edges[i]];
      const std::uint32_t from = part.from[i];
      const Form branches = u == v ? forms.zero() : above[u == from ? v : u];
      above[from] =
          forms.sum(above[from], ordinal_sum(forms, edge_alone(forms, board.colour(part.edges[i])), branches));
    }
  return above[0];
}

}  // namespace sg::partizan
