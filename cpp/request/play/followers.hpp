// Elements that may follow a prefix of a touch in one component.
#pragma once

#include "core/game/meter.hpp"
#include "request/address/address.hpp"

namespace sg {

/// Returns the elements as inclusive ranges, ascending.
Ranges ranges_of(std::vector<std::uint64_t> elements);

/// Adds the elements of `touch` that can follow `prefix` to `next`; returns true if the touch is the prefix itself.
/// An unordered prefix ascends.
bool follow(const Touch& touch, const Touch& prefix, bool unordered, std::vector<std::uint64_t>& next);

/// Returns the elements that may follow, found by the ruleset or by trying all moves; nullopt if no move begins with
/// the prefix, which is not empty then. Throws InputError if the moves are too many to try.
std::optional<Followers> followers(const Component& component, const Touch& prefix, Meter& meter);

}  // namespace sg
