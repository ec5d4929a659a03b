// What misere theory is asked of: a position, or the heaps of a game up to one.
#pragma once

#include "api/open-family.hpp"
#include "api/verb.hpp"

namespace sg {

/// Throws InputError, also where misere play is not defined.
Sum misere_sum(std::string_view address);

/// The parameter `to`, of a `game` that is no position; nothing, of one that is. Throws InputError where they do not go together.
std::optional<std::uint64_t> heaps_asked(const Arguments& given);

}  // namespace sg
