// Misere quotient of a position, or of a sum of several games, with all that follows from it.
#pragma once

#include <deque>
#include <set>

#include "solve/misere/misere-sums.hpp"

namespace sg {

class PositionQuotient {
 public:
  /// Takes a sum of games that define misere play.
  explicit PositionQuotient(Sum sum) : sum_(std::move(sum)) {}

  /// Works until done or given up, when it returns true, or until the meter pauses.
  bool advance(Meter& meter);
  /// True if all kinds have an element, and each generator a name.
  bool is_complete() const { return is_complete_; }
  const Sum& sum() const { return sum_; }
  const misere::PositionClasses& kinds() const { return sums_.kinds(); }
  const misere::QuotientBuilder& growing() const { return sums_.growing(); }
  std::size_t positions() const { return sums_.positions(); }
  /// Returns a position that follows from the sum and is this kind alone.
  const Sum& generator(misere::Kind kind) const { return named_.at(kind); }
  /// Returns the element of a sum of positions that follow.
  misere::Element element(const Sum& sum) const { return growing().quotient().of(*sums_.word(sum)); }

 private:
  bool name(Meter& meter);
  void meet(const Component& position);

  Sum sum_;
  mutable MisereSums sums_;  // mutable, as its look-up of words is not const
  bool is_complete_ = false;
  // For the names: positions that follow and were not examined yet.
  std::deque<Component> next_;
  std::set<std::string> met_;
  std::map<misere::Kind, Sum> named_;
};

}  // namespace sg
