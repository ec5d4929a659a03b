// Mean of a sum of short games that is too large to compute, and bounds on its stops and its temperature, from the
// thermographs of its parts.
// Theorem  for every tax t >= 0 no wall of a sum is further out than those of its parts added, nor further in than the
//          left wall of one plus the right walls of all others; a wall moves by at most t from its stop. The means add
//          up, and the sum is no hotter than its hottest part, nor cooler if that is one alone.
// Sources  Conway 1976, ch. 9; Winning Ways, ch. 6; Siegel 2013, ch. II.3 and II.5
// Cost     for each corner of a wall the corners of all walls
#pragma once

#include <span>

#include "core/game/player.hpp"
#include "theory/partizan/thermograph.hpp"

namespace sg::partizan {

struct Range {
  Dyadic least, most;

  /// Returns "[-1, 7]", or the number itself if the range holds only one.
  std::string text() const { return least == most ? most.text() : '[' + least.text() + ", " + most.text() + ']'; }
};

struct SumBounds {
  Dyadic mean;
  std::array<Range, 2> stops;  // by the player who begins
  Range temperature;

  /// Returns true if `beginner`, moving first, wins and false if that player loses; nullopt if the bounds do not
  /// decide.
  std::optional<bool> wins(Player beginner) const;
};
/// Returns "L", "R" or "N", or nullopt if the bounds do not decide.
std::optional<std::string_view> outcome_of(const SumBounds& bounds);

/// `count` copies of a game, or of its negative if `count` is negative.
struct Part {
  Form value;
  std::int64_t count = 1;
};

/// Returns the bounds for the sum of `parts`. Throws Interrupted.
SumBounds bounds_of(Thermographs& thermographs, std::span<const Part> parts);

}  // namespace sg::partizan
