// Red-blue Hackenbush: what each part at the ground is worth, a number.
// A tree: Berlekamp's rule, from the top down. A blue edge under branches that are worth x is worth (x + n) / 2^(n-1), where n
// is the least n > 0 with x + n > 1; a red one the same with the signs changed. Of one colour: the number of its edges. Else the
// simplest number between the options.
// Source: Winning Ways, ch. 3 and 7; Conway 1976, ch. 8.
#pragma once

#include <optional>
#include <vector>

#include "boards/graphs/coloured-edges.hpp"
#include "core/value/dyadic.hpp"

namespace sg {

/// A part as it grows from the ground: its edges, nearest first, and for each the vertex that it was reached from.
struct Grown {
  std::vector<std::uint32_t> edges = {};
  std::vector<std::uint32_t> from = {};
  bool has_circle = false;
};

/// The parts that stand at vertex 0 and meet nowhere else.
std::vector<Grown> grown_parts(const Multigraph& graph);

/// What stands at the ground and is joined elsewhere: its edges, and its value where that is a number within reach.
struct GroundPart {
  enum class Kind { stalk, tree, graph };
  Kind kind;
  std::vector<std::uint32_t> edges;  // of a stalk from the ground up
  std::optional<Dyadic> value;
};

/// Edges of a part with circles and both colours, beyond which its value is not looked for.
inline constexpr std::size_t most_searched = 12;

std::vector<GroundPart> ground_parts(const ColouredEdges& board);

/// The sum; nothing where a part has none.
std::optional<Dyadic> red_blue_value(const ColouredEdges& board);

}  // namespace sg
