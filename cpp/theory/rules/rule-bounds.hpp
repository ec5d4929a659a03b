// Between what an expression lies, and whether it rises or falls with a variable: intervals, from which signs and trends follow.
#pragma once

#include <vector>

#include "theory/rules/rule-terms.hpp"

namespace sg::rule {

struct Interval {
  std::int64_t low, high;
};

/// Never falls, never rises, or both where the variable does not matter; neither where that is not known.
struct Trend {
  bool up, down;
  bool is_constant() const { return up && down; }
  Trend reversed() const { return {down, up}; }
};

class TermBounds {
 public:
  /// `least` is of each variable what it is at least, by its conditions.
  TermBounds(const Clause& clause, std::vector<std::int64_t> least);

  /// As long as no variable is below its least.
  Trend trend(Id id, std::size_t variable) const;
  /// Whether nothing in it can be divided by 0.
  bool is_total(Id id) const;
  /// With these values of the variables; of a number that is total.
  std::int64_t worth(Id id, const std::vector<std::int64_t>& values) const;
  const std::vector<std::int64_t>& least() const { return least_; }

 private:
  Interval interval_of(const Term& term) const;
  /// By the trends of its operands.
  Trend trend_of_product(const Term& term, Trend a, Trend b) const;
  Trend trend_of_quotient(const Term& term, Trend a, Trend b) const;

  const Clause& clause_;
  std::vector<std::int64_t> least_;
  std::vector<Interval> intervals_;  // of each term
};

}  // namespace sg::rule
