// What may follow a prefix of a touch in one component.
#pragma once

#include "core/game/meter.hpp"
#include "request/address/address.hpp"

namespace sg {

/// Elements as inclusive ranges, ascending.
Ranges ranges_of(std::vector<std::uint64_t> elements);

/// Adds what can follow `prefix` in `touch` to `next`; true when the touch is the prefix. A prefix without an order ascends.
bool follow(const Touch& touch, const Touch& prefix, bool unordered, std::vector<std::uint64_t>& next);

/// By the ruleset, or by looking through the moves; nothing where no move begins with the prefix. Throws InputError where they
/// are too many to look through.
std::optional<Followers> followers(const Component& component, const Touch& prefix, Meter& meter);

}  // namespace sg
