// Counterexamples to playing misere like Nim: two sums of the same value under normal play, of both of which the rule
// of misere Nim would say the same, but one of which is lost and the other won.
#pragma once

#include "theory/misere/quotient.hpp"

namespace sg::misere {

/// Value of a sum under normal play, and its outcome under misere play.
struct Appearance {
  Nimber value = 0;
  bool big = false;  // some kind has a value above 1
  bool lost = false;

  bool looks_as(const Appearance& other) const { return value == other.value && big == other.big; }
};
Appearance appearance_of(const Quotient& quotient, const PositionClasses& kinds, const Word& sum);

/// Returns the shortest of the least sums of all elements that looks as `given` but has the other outcome, or nullopt.
std::optional<Word> counter_to(const Quotient& quotient, const PositionClasses& kinds, const Appearance& given);

/// Returns two least sums, one lost and one won, with the fewest kinds together; nullopt if values determine the
/// winners of all of these.
struct Counters {
  Word lost, won;
};
std::optional<Counters> counters_of(const Quotient& quotient, const PositionClasses& kinds);

}  // namespace sg::misere
