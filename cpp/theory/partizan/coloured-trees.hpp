// Values of trees in three-coloured Hackenbush, by the colon principle. An edge below branches of value x has the value
// of the ordinal sum of the edge alone (1, -1 or *) and x, whatever form x has.
// Source   Winning Ways, ch. 7; Conway 1976, ch. 15
#pragma once

#include "boards/graphs/coloured-edges.hpp"
#include "theory/partizan/forms.hpp"

namespace sg::partizan {

/// Returns the sum over all parts at the ground, or nullopt if some part has a cycle. Throws Interrupted.
std::optional<Form> value_of_trees(Forms& forms, const ColouredEdges& board);

}  // namespace sg::partizan
