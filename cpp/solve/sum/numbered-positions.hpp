// Positions numbered by n: the single heaps of a game, or a family that is read elsewhere.
#pragma once

#include <functional>
#include <string>

#include "solve/sum/sum.hpp"

namespace sg {

struct NumberedPositions {
  std::string name;  // name of the game, or the text of the family
  GamePtr game;      // null unless the positions are its heaps
  /// Returns the position n, for whose length the meter pays. Throws InputError if there is none.
  std::function<Sum(std::uint64_t n, Meter& meter)> at;
};

NumberedPositions heaps_of(const GamePtr& game);

/// Makes the meter pay for the length of a position that was read.
void spend_on(const Sum& sum, Meter& meter);

/// Returns the single heap n. Throws InputError if there is none.
Sum heap_of(const GamePtr& game, std::uint64_t n);

}  // namespace sg
