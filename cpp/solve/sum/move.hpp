// A move of a whole position: a touch in one component, or under Play::every one in each component that has a move.
#pragma once

#include <vector>

#include "solve/sum/sum.hpp"

namespace sg {

struct Placed {
  std::size_t component;  // of the address
  Touch touch;            // on its board
};
using Move = std::vector<Placed>;

/// What a turn under Play::every costs that touches so many components.
constexpr std::uint64_t turn_steps(std::size_t touches) { return 1 + touches / 32; }

/// A move as one touch: in a sum of several the component comes first; under Play::every such a touch for each component,
/// after the number of its elements.
Touch flat(const Sum& sum, const Move& move, Play play);
/// Throws InputError where the touch has no such form; whether it is legal is not asked.
Move unflat(const Sum& sum, const Touch& touch, Play play);

/// The touched component, taken off the front of a touch of the sum.
std::size_t take_component(const Sum& sum, Touch& touch);

/// The turn passes in every component, also where nothing was moved.
Sum after(const Sum& sum, const Move& move, Play play);

}  // namespace sg
