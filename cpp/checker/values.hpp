// Values of single heaps, as the checker makes them.
#pragma once

#include <cstdint>
#include <vector>

#include "checker/rules.hpp"

namespace checker {

/// Those of the heaps below `size`.
std::vector<std::uint32_t> values_of(const Rules& rules, std::int64_t size);

}  // namespace checker
