// Hackenbush of three colours: trees by the colon principle. An edge under branches that are worth x is worth the ordinal sum of the
// edge alone, 1, -1 or *, and x, whatever form x has.
// Source   Winning Ways, ch. 7; Conway 1976, ch. 15
#pragma once

#include "boards/graphs/coloured-edges.hpp"
#include "theory/partizan/forms.hpp"

namespace sg::partizan {

/// The sum over what stands at the ground; nothing where a part of it has a circle. Throws Interrupted.
std::optional<Form> value_of_trees(Forms& forms, const ColouredEdges& board);

}  // namespace sg::partizan
