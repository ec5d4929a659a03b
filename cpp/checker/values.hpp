// Values of single heaps, as the checker computes them.
#pragma once

#include <cstdint>
#include <vector>

#include "checker/rules.hpp"
#include "checker/splits.hpp"
#include "core/game/meter.hpp"

namespace checker {

/// Returns the values of the heaps below `size`; an option is a turn. Throws Faulty if that is too many for such rules,
/// Refused if the meter refuses.
std::vector<std::uint32_t> values_of(const Rules& rules, std::int64_t size, sg::Meter& meter);

}  // namespace checker
