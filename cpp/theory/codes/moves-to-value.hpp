// Heaps of a wanted value that a move can leave of one heap, under a code that leaves at most two.
// Method   the larger of two heaps a <= b that stay lies in the period if n is large; then so does a from the preperiod
//          on, and whether a and b have the wanted value depends on the residue of a alone.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/game/ruleset.hpp"
#include "theory/codes/code.hpp"
#include "theory/codes/heap-values.hpp"

namespace sg {

/// `count` heaps first, first + step, .., each left together with a heap of the remainder of `rest`; if that is 0,
/// alone.
struct SplitRun {
  std::uint64_t first, step, count, rest;
};

/// Returns true if the digits end, leave at most two heaps and add no counters.
bool keeps_at_most_two(const Code& code);
/// Returns the number of sizes that splits_of_value() examines for a heap of n.
std::uint64_t cost_of_splits(const Code& code, const HeapValues& values, std::uint64_t n);
/// Returns the ways to leave heaps of the value `wanted`, for a code that keeps at most two; the values must include n.
std::vector<SplitRun> splits_of_value(const Code& code, const HeapValues& values, std::uint64_t n, Nimber wanted);

/// Returns the sizes that may follow `kept`, the 0 to 2 sizes chosen so far of what stays of a heap of n, and whether
/// the choice may end there; for a code that keeps at most two.
Followers sizes_after(const Code& code, std::uint64_t n, std::span<const std::uint64_t> kept);

}  // namespace sg
