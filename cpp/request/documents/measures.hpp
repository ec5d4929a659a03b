// Writers of the measures and the bounds of a value.
#pragma once

#include "core/text/json.hpp"
#include "solve/sum/sum-solver.hpp"

namespace sg {

/// Writes the member "measures" of an object that has been begun.
void write_measures(Json& json, const ValueMeasures& measures);
/// Writes the member "bounds" for a sum whose value is too large; it is null if `bounds` is null.
void write_bounds(Json& json, const partizan::SumBounds* bounds);

}  // namespace sg
