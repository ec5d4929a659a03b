// What must hold between answers of the engine, on random positions.
#pragma once

#include "tally.hpp"

namespace sg::differential {

/// Sums, moves, texts, budgets and play to the end.
std::vector<Evidence> relations(std::uint64_t seed);
/// The same position in other words: other names, another order, options that occur twice.
Evidence rewordings(std::uint64_t seed);

}  // namespace sg::differential
