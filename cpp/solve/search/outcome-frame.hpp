// Frame of the search by outcomes: a position whose value is wanted, or whether it is worth a number, and the state
// that follows from the worths of its options.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>

#include "core/value/nimber.hpp"

namespace sg::by_outcome {

using Set = std::uint64_t;  // of nimbers below 64
inline constexpr Nimber most_in_set = std::numeric_limits<Set>::digits;

inline bool holds(Set set, Nimber n) { return n < most_in_set && (set >> n & 1) != 0; }
inline Set with(Set set, Nimber n) { return n < most_in_set ? set | Set{1} << n : set; }
inline Nimber least_outside(Set set) {
  Nimber n = 0;
  while (holds(set, n)) ++n;
  return n;
}

/// Option of a position: the sum of the values of its known parts, and the unknown parts, no two equal, as these cancel.
/// The parts are stored one after the other, the largest last.
struct Option {
  Nimber sum = 0;
  std::size_t first = 0, parts = 0;
  Count rank = 0;  // options of lower rank are examined first
};

/// Position for which it is asked whether it is worth `target`, or what its value is.
template <class Part>
struct Frame {
  Part part;
  std::optional<Nimber> target;
  std::size_t first = 0;        // of its options
  std::size_t first_parts = 0;  // of their parts
  Set met = 0;                  // nimbers that it is known not to be worth: those of options, and others
  Nimber sought = 0;            // number sought among the options
  std::size_t next = 0;         // option to be examined
  std::size_t ordered = 0;      // options that are in order of rank

  void seek(Nimber n) {
    sought = n;
    next = 0;
  }

  /// State of the frame: it seeks a number among options not yet examined; it is not worth the target; it is worth
  /// the number sought; or its value is too large, or nearly, for a set.
  enum class State : std::uint8_t { seeks, refuted, valued, too_large };
  State state(std::size_t options) {
    while (true) {
      const bool is_met = holds(met, sought);
      if (!is_met && next < options) return State::seeks;
      if (is_met && sought == target) return State::refuted;
      // No option is worth the number sought. If it was the target, the lesser numbers must be found among the options.
      const Nimber least = least_outside(met);
      if (least == most_in_set) return State::too_large;
      const bool is_valued = (!is_met && sought == least) || least == target;
      seek(least);
      if (is_valued) return State::valued;
    }
  }
};

}  // namespace sg::by_outcome
