// What misere theory is asked of: a position, or the heaps of a game up to one.
#pragma once

#include "request/boundary/verb.hpp"
#include "request/families/open-family.hpp"

namespace sg {

/// Throws InputError, also where misere play is not defined.
Sum misere_sum(std::string_view address);

/// The last heap that misere theory lists in a document.
inline constexpr std::uint64_t most_heap = 1'000'000;

/// The parameter `to`, of a `game` that is no position, at most `most_heap`; nothing, of one that is. Throws InputError, also where they
/// do not go together.
std::optional<std::uint64_t> heaps_asked(const Arguments& given);

}  // namespace sg
