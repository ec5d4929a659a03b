// Relations that must hold between answers of the engine, on random positions.
#pragma once

#include "../effort.hpp"
#include "tally.hpp"

namespace sg::differential {

/// Number of random cases to run, of those in the long suite.
inline unsigned some(unsigned all) { return extent(all, all / 100, all / 5'000); }

using Relation = void (*)(Tally&, std::uint64_t seed, unsigned count);

/// Two parts with a seed each, half of the cases in either.
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
