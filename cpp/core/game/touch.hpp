// Touches: moves as the elements of a board that a player touches, one after the other.
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace sg {

/// Elements touched, in order; docs/architecture.md lists the elements of each board.
using Touch = std::vector<std::uint64_t>;

using Ranges = std::vector<std::pair<std::uint64_t, std::uint64_t>>;  // inclusive, ascending

/// Answer to a prefix of a touch: `done` if it is a move itself, and the elements that may follow it.
struct Followers {
  bool done = false;
  Ranges next = {};
};

/// Adds a range that begins no earlier than the others, merged with the last one if they overlap or adjoin.
inline void add_range(Ranges& ranges, std::uint64_t from, std::uint64_t to) {
  if (!ranges.empty() && (from <= ranges.back().second || from - ranges.back().second == 1))
    ranges.back().second = std::max(ranges.back().second, to);
  else
    ranges.emplace_back(from, to);
}

/// Returns the followers of a prefix where a touch is a place below
/// `places` and an element of the ranges `choices(place)`.
template <class Choices>
Followers followers_among(std::size_t places, const Touch& prefix, Choices&& choices) {
  Followers found;
  if (prefix.empty()) {
    for (std::size_t place = 0; place < places; ++place)
      if (!choices(place).empty()) found.next.emplace_back(place, place);
  } else if (prefix[0] < places) {
    const Ranges ranges = choices(static_cast<std::size_t>(prefix[0]));
    found.done = prefix.size() == 2 && std::any_of(ranges.begin(), ranges.end(), [&](const auto& range) {
                   return range.first <= prefix[1] && prefix[1] <= range.second;
                 });
    if (prefix.size() == 1) found.next = ranges;
  }
  return found;
}

}  // namespace sg
