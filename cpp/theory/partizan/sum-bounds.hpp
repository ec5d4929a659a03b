// What is certain of a sum of short games that is too large to be made: its mean, and bounds of its stops and of its temperature, by the
// thermographs of its parts.
// Theorem  for every tax t >= 0 no wall of a sum is further out than those of its parts added, nor further in than the left wall of
//          one beside the right walls of all others; a wall moves by at most t from its stop. The means add up, and nothing is
//          hotter than the hottest part; nor cooler, where that is one alone.
// Sources  Conway 1976, ch. 9; Winning Ways, ch. 6; Siegel 2013, ch. II.3 and II.5
// Cost     for each corner of a wall the corners of all walls
#pragma once

#include <span>

#include "core/game/player.hpp"
#include "theory/partizan/thermograph.hpp"

namespace sg::partizan {

struct Range {
  Dyadic least, most;

  /// "[-1, 7]", or the one number that it holds.
  std::string text() const { return least == most ? most.text() : '[' + least.text() + ", " + most.text() + ']'; }
};

struct SumBounds {
  Dyadic mean;
  std::array<Range, 2> stops;  // if that player begins
  Range temperature;

  /// Whether that player wins, moving first, or moving second; nothing where the bounds do not tell.
  std::optional<bool> wins(Player beginner) const;
};
/// Nothing where the bounds do not tell.
std::optional<std::string_view> outcome_of(const SumBounds& bounds);

/// Some games alike, or as many of their negatives.
struct Part {
  Form value;
  std::int64_t count = 1;
};

/// Throws Interrupted.
SumBounds bounds_of(Thermographs& thermographs, std::span<const Part> parts);

}  // namespace sg::partizan
