// Measures of a value in a document.
#pragma once

#include "core/text/json.hpp"
#include "solve/sum/sum-solver.hpp"

namespace sg {

/// Member "measures" of an object that has been begun.
void write_measures(Json& json, const ValueMeasures& measures);
/// Member "bounds", of a sum whose value is too large; null where there are none.
void write_bounds(Json& json, const partizan::SumBounds* bounds);

}  // namespace sg
