// Frame of the search by outcomes: a position whose value is wanted, or whether it is worth a number, and the state
// that follows from the worths of its options.
#pragma once

#include <algorithm>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "core/game/game.hpp"

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

struct Part {
  PositionPtr position;
  std::string key;
  Count moves;
  auto order() const { return std::tuple(moves, std::string_view(key)); }
};

/// Option of a position: the sum of the values of its known parts,
/// and the unknown parts, no two equal, as these cancel.
struct Option {
  Nimber sum = 0;
  std::vector<Part> parts = {};  // largest last

  bool operator<(const Option& other) const {
    const auto rank = [](const Option& o) { return std::tuple(o.parts.empty() ? 0 : o.parts.back().moves, o.sum); };
    const auto by_order = [](const Part& a, const Part& b) { return a.order() < b.order(); };
    if (rank(*this) != rank(other)) return rank(*this) < rank(other);
    return std::lexicographical_compare(parts.begin(), parts.end(), other.parts.begin(), other.parts.end(), by_order);
  }
};

/// Position for which it is asked whether it is worth `target`, or what its value is.
struct Frame {
  Part part;
  std::optional<Nimber> target;
  std::vector<Option> options = {};  // by size, so that the quickest come first
  Set met = 0;                       // nimbers that it is known not to be worth: those of options, and others
  Nimber sought = 0;                 // number sought among the options
  std::size_t next = 0;

  void seek(Nimber n) {
    sought = n;
    next = 0;
  }

  /// State of the frame: it seeks a number among options not yet examined; it is not worth the target; it is worth
  /// the number sought; or its value is too large, or nearly, for a set.
  enum class State : std::uint8_t { seeks, refuted, valued, too_large };
  State state() {
    while (true) {
      const bool is_met = holds(met, sought);
      if (!is_met && next < options.size()) return State::seeks;
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
