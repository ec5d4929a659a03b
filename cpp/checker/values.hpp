// Values of single heaps, as the checker makes them.
#pragma once

#include <cstdint>
#include <vector>

#include "checker/rules.hpp"
#include "core/game/meter.hpp"

namespace checker {

/// Work was not granted.
struct Refused {};

/// Those of the heaps below `size`; an option is a turn. Throws Faulty, or Refused.
std::vector<std::uint32_t> values_of(const Rules& rules, std::int64_t size, sg::Meter& meter);

}  // namespace checker
