// Values of single heaps, as the checker makes them.
#pragma once

#include <cstdint>
#include <vector>

#include "checker/rules.hpp"
#include "checker/splits.hpp"
#include "core/game/meter.hpp"

namespace checker {

/// Those of the heaps below `size`; an option is a turn. Throws Faulty, or Refused.
std::vector<std::uint32_t> values_of(const Rules& rules, std::int64_t size, sg::Meter& meter);

}  // namespace checker
