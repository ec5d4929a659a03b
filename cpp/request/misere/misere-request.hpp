// Subject of a request about misere play: a position, or the heaps of a game up to a size.
#pragma once

#include "request/boundary/verb.hpp"
#include "request/families/open-family.hpp"

namespace sg {

/// Reads an address. Throws InputError, also if misere play is not defined.
Sum misere_sum(std::string_view address);

/// Largest heap that such a document lists.
inline constexpr std::uint64_t most_heap = 1'000'000;

/// Returns the parameter `to`, at most `most_heap`, if `game` is no position; nullopt if it is one. Throws UsageError
/// if the two do not go together, InputError if either is faulty by itself.
std::optional<std::uint64_t> heaps_asked(const Arguments& given);

}  // namespace sg
