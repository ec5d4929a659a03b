#include "solve/partizan/value-calculator.hpp"

namespace sg {

std::optional<partizan::SumBounds> ValueCalculator::bounds(std::span<const partizan::Part> parts, Meter& meter) {
  std::optional<partizan::SumBounds> found;
  const Meter::NoPauseScope whole(meter);
  forms.measure_by(meter);
  on_forms([&] {
    found = partizan::bounds_of(thermographs, parts);
    return Progress::done;
  });
  return found;
}

}  // namespace sg
