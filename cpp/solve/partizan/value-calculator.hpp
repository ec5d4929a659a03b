// Calculator of values: one arena of forms, with all that was found of them.
#pragma once

#include "solve/partizan/position-values.hpp"
#include "theory/partizan/form-text.hpp"
#include "theory/partizan/sum-bounds.hpp"
#include "theory/partizan/weight.hpp"

namespace sg {

struct ValueCalculator {
  ValueCalculator() = default;
  ValueCalculator(const ValueCalculator&) = delete;
  ValueCalculator& operator=(const ValueCalculator&) = delete;

  partizan::Forms forms;
  partizan::Thermographs thermographs{forms};
  partizan::Uptimals uptimals{forms};
  partizan::Weights weights{forms};
  partizan::FormTexts texts{thermographs, uptimals};
  PositionValues positions{forms};

  /// Returns the bounds of a sum; nullopt if a cap is reached or the meter is spent.
  std::optional<partizan::SumBounds> bounds(std::span<const partizan::Part> parts, Meter& meter);
};

}  // namespace sg
