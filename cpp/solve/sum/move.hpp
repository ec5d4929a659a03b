// Move of a whole position: a touch in one component, or in several where the play moves in several.
#pragma once

#include <vector>

#include "solve/sum/sum.hpp"

namespace sg {

struct Placed {
  std::size_t component;  // index in the address
  Touch touch;            // on its board
};
using Move = std::vector<Placed>;

/// Returns the steps charged for a turn that is a list of so many touches.
constexpr std::uint64_t turn_steps(std::size_t touches) { return 1 + touches / 32; }

/// Returns a move as one touch: in a sum of several the component comes first; of a turn that is a list, each such touch,
/// preceded by its length.
Touch flat(const Sum& sum, const Move& move, Play play);
/// Converts a touch back to a move; does not check that it is legal. Throws InputError if it has no such form.
Move unflat(const Sum& sum, const Touch& touch, Play play);

/// Removes the component from the front of a touch of the sum and returns it. Throws InputError if there is none.
std::size_t take_component(const Sum& sum, Touch& touch);

/// Returns the sum after a move. The turn passes in every component, even where nothing was moved; under Play::keep_one
/// the component that was moved is all of the sum.
Sum after(const Sum& sum, const Move& move, Play play);

}  // namespace sg
