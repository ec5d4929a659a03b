// Bound up to which a period of a code must be observed so that it is proved for ever.
// Theorem  Let equality hold for preperiod <= n < M, preperiod >= 1. A large part of an option can be made shorter or
//          longer by the period without a change of its value, so that options of n + period and of n answer each
//          other, when M is at least k + 1 for each k that clears a heap, and
//          r (preperiod + period - 1) + 1 + k - period for each k that leaves r heaps. Pairwise unequal heaps:
//          period r (r - 1) / 2 more, since the part to shorten may meet another. Not all equal:
//          r (preperiod + period) + k at least. All equal, r even: worth 0, there when r divides n - k; so r must
//          divide the period, and M reach k + r.
//          Digits that repeat every q: q divides the period, and M covers h (preperiod + period - 1) + L for at most h
//          heaps and the first digit L of the tail, with the same additions.
// Source   Guy and Smith 1956 for one mark-free code of two heaps; docs/theory.md for the others
#pragma once

#include <cstdint>
#include <optional>

#include "theory/codes/code.hpp"

namespace sg {

/// Returns M, or nullopt if no equalities prove this period.
std::optional<std::uint64_t> bound_of(const Code& code, std::uint64_t preperiod, std::uint64_t period);

/// Returns M if heaps are more than their values, so that two equal ones are not worth 0; nullopt also if some digit
/// demands equal heaps.
std::optional<std::uint64_t> part_bound_of(const Code& code, std::uint64_t preperiod, std::uint64_t period);

/// Returns the least number L of values, the last of the first `size`, that recur if any period is proved by these:
/// with M <= size - period and preperiod = size - period - L, k and r from above give L >= ((r - 1) (size - 1) + k) / r
/// for every period.
std::uint64_t least_echo(const Code& code, std::uint64_t size);

}  // namespace sg
