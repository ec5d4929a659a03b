// Relations that must hold between answers of the engine, on random positions.
#pragma once

#include "../effort.hpp"
#include "tally.hpp"

namespace sg::differential {

/// Returns the number of random cases to run, if the long suite runs `all`.
inline unsigned some(unsigned all) { return extent(all, all / 100, all / 5'000); }

using Relation = void (*)(Tally&, std::uint64_t seed, unsigned count);

/// Returns two parts with different seeds, each with half of the cases.
inline std::vector<std::function<void(Tally&)>> halves(Relation relation, std::uint64_t seed, unsigned count) {
  return {[=](Tally& tally) { relation(tally, 2 * seed, count / 2); },
          [=](Tally& tally) { relation(tally, 2 * seed + 1, count - count / 2); }};
}

/// Values of sums.
Evidence sums(std::uint64_t seed);
/// Moves, texts, work, and play to the end.
std::vector<Evidence> relations(std::uint64_t seed);
/// Rewordings of one position: other names, another order, options that occur twice.
Evidence rewordings(std::uint64_t seed);

}  // namespace sg::differential
