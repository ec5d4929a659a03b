// Positions numbered by n: the single heaps of a game, or a family that is read elsewhere.
#pragma once

#include <functional>
#include <string>

#include "solve/sum/sum.hpp"

namespace sg {

struct NumberedPositions {
  std::string name;  // as the printer writes the game, or as the family was given
  GamePtr game;      // null unless they are its heaps
  /// The meter pays for the length of the position. Throws InputError where there is none.
  std::function<Sum(std::uint64_t n, Meter& meter)> at;
};

NumberedPositions heaps_of(const GamePtr& game);

/// Lets the meter pay for the length of a position that was read.
void spend_on(const Sum& sum, Meter& meter);

/// The single heap of n. Throws InputError where there is none.
Sum heap_of(const GamePtr& game, std::uint64_t n);

}  // namespace sg
