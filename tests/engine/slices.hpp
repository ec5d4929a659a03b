// Work in slices: a meter that pauses again and again.
#pragma once

#include "core/game/meter.hpp"
#include "core/game/ruleset.hpp"

namespace sg {

/// Watch that pauses the work at every third check.
inline Meter::Watch slices() {
  return [asked = 0u]() mutable { return ++asked % 3 == 0 ? Meter::Signal::pause : Meter::Signal::go_on; };
}

/// Works in slices until it is done, gives up or the budget is spent.
Progress worked(auto& search, std::uint64_t budget) {
  Meter meter(budget, slices());
  Progress state = Progress::working;
  while (state == Progress::working && !meter.refuses()) {
    meter.resume();
    state = search.advance(meter);
  }
  return state;
}

}  // namespace sg
