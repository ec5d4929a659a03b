// Touches: moves as a hand makes them, one element after the other.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace sg {

/// What a hand does on a board, in order; the elements by board are listed in docs/architecture.md.
using Touch = std::vector<std::uint64_t>;

using Ranges = std::vector<std::pair<std::uint64_t, std::uint64_t>>;  // inclusive, ascending

/// Whether a prefix is itself a move, and the elements that can follow it.
struct Followers {
  bool done = false;
  Ranges next = {};
};

}  // namespace sg
