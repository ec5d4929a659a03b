// That the values of normal play do not tell the winner of misere play: two sums that are worth the same there, of both of which the rule
// of misere Nim would say the same, and of which one is lost and the other won.
#pragma once

#include "theory/misere/quotient.hpp"

namespace sg::misere {

/// What values say of a sum, and who wins it.
struct Appearance {
  Nimber value = 0;
  bool big = false;  // some kind is worth more than 1
  bool lost = false;

  bool looks_as(const Appearance& other) const { return value == other.value && big == other.big; }
};
Appearance appearance_of(const Quotient& quotient, const PositionClasses& kinds, const Word& sum);

/// Of the least sums of all elements the shortest that looks as the one that is given and ends otherwise; nothing where there is none.
std::optional<Word> counter_to(const Quotient& quotient, const PositionClasses& kinds, const Appearance& given);

/// Two of them with the fewest kinds together, the lost one first; nothing where values tell all winners of these.
struct Counters {
  Word lost, won;
};
std::optional<Counters> counters_of(const Quotient& quotient, const PositionClasses& kinds);

}  // namespace sg::misere
