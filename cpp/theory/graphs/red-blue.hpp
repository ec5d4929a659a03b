// Red-blue Hackenbush: the value of each part at the ground, a number.
// Trees: Berlekamp's rule, from the top down. A blue edge under branches that are worth x is worth (x + n) / 2^(n-1),
// where n is the least n > 0 with x + n > 1; a red one the same with the signs changed. Graphs of one colour: the
// number of edges, negative if red. Other graphs: the simplest number between the options.
// Source: Winning Ways, ch. 3 and 7; Conway 1976, ch. 8.
#pragma once

#include <optional>
#include <vector>

#include "boards/graphs/coloured-edges.hpp"
#include "core/value/dyadic.hpp"

namespace sg {

/// Part in the order of a search from the ground: its edges, nearest first, and for each the vertex that it was reached
/// from.
struct Grown {
  std::vector<std::uint32_t> edges = {};
  std::vector<std::uint32_t> from = {};
  bool has_circle = false;
};

/// Returns the parts that meet at vertex 0, the ground, and nowhere else.
std::vector<Grown> grown_parts(const Multigraph& graph);

/// Part at the ground: its edges, and its value; nullopt if an edge is green or the value is out of reach.
struct GroundPart {
  enum class Kind { stalk, tree, graph };
  Kind kind;
  std::vector<std::uint32_t> edges;  // for a stalk from the ground up
  std::optional<Dyadic> value;
};

/// Most edges of a part with circles and both colours for which the value is computed.
inline constexpr std::size_t most_searched = 12;

std::vector<GroundPart> ground_parts(const ColouredEdges& board);

/// Returns the sum of the values of the parts; nullopt if a part has none.
std::optional<Dyadic> red_blue_value(const ColouredEdges& board);

}  // namespace sg
