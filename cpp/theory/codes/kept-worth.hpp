// What can be kept of one heap under a code, of a wanted value, where at most two heaps stay.
// Method   the larger of two heaps a <= b that stay lies in the period wherever n is large; then so does a from the preperiod
//          on, and whether a and b have the wanted value depends on the residue of a alone.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/game/ruleset.hpp"
#include "theory/codes/code.hpp"
#include "theory/codes/heap-values.hpp"

namespace sg {

/// Heaps first, first + step, .. , so many of them, each with what is left of `rest`; that is none where one heap stays.
struct KeptRun {
  std::uint64_t first, step, count, rest;
};

/// Digits that end, and leave at most two heaps.
bool keeps_at_most_two(const Code& code);
/// What a call of kept_worth goes through, for a heap of n.
std::uint64_t cost_of_kept(const Code& code, const HeapValues& values, std::uint64_t n);
/// Of a code that keeps at most two; the values must know n.
std::vector<KeptRun> kept_worth(const Code& code, const HeapValues& values, std::uint64_t n, Nimber wanted);

/// What may follow the sizes kept so far, 0, 1 or 2 of them, of a heap of n; of such a code too.
Followers kept_after(const Code& code, std::uint64_t n, std::span<const std::uint64_t> kept);

}  // namespace sg
