// The misere quotient of a position, or of a sum of several games: of all that follows from it.
#pragma once

#include <deque>
#include <set>

#include "solve/misere/misere-sums.hpp"

namespace sg {

class PositionQuotient {
 public:
  /// Of a sum with misere play.
  explicit PositionQuotient(Sum sum) : sum_(std::move(sum)) {}

  /// Works until it is done, or given up, which answers true, or the meter pauses.
  bool advance(Meter& meter);
  /// All kinds have an element, and each generator a name.
  bool is_complete() const { return is_complete_; }
  const Sum& sum() const { return sum_; }
  const misere::PositionClasses& kinds() const { return sums_.kinds(); }
  const misere::QuotientBuilder& growing() const { return sums_.growing(); }
  std::size_t positions() const { return sums_.positions(); }
  /// A position that follows from the sum and is this kind alone.
  const Sum& generator(misere::Kind kind) const { return named_.at(kind); }
  /// Of a sum of what follows.
  misere::Element element(const Sum& sum) const { return growing().quotient().of(*sums_.word(sum)); }

 private:
  bool name(Meter& meter);
  void meet(const Component& position);

  Sum sum_;
  mutable MisereSums sums_;  // asked for words, it looks up what it has found
  bool is_complete_ = false;
  // For the names: what follows and was not gone through yet.
  std::deque<Component> next_;
  std::set<std::string> met_;
  std::map<misere::Kind, Sum> named_;
};

}  // namespace sg
