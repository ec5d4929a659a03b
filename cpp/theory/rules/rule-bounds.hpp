// Bounds of expressions, and whether they rise or fall with a variable: intervals, from which signs and trends follow.
#pragma once

#include <vector>

#include "theory/rules/rule-terms.hpp"

namespace sg::rule {

/// Returns bounds of the absolute values of all terms, from those of the variables; nullopt if one is above `most`.
std::optional<std::vector<std::uint64_t>> bounds_of(const Clause& clause, const std::vector<std::uint64_t>& variables,
                                                    std::uint64_t most);

/// Widens the bounds of clauses to variables up to the greatest power of ten, from `most_counters` to `most_total`, for
/// which no number of theirs passes `most_number`.
void widen(std::vector<Clause>& clauses);

struct Interval {
  std::int64_t low, high;
};

/// Trend of an expression in a variable: `up` if it never falls, `down` if it never rises, both if the variable does
/// not matter, neither if nothing is known.
struct Trend {
  bool up, down;
  bool is_constant() const { return up && down; }
  Trend reversed() const { return {down, up}; }
};

class TermBounds {
 public:
  /// `least` has a lower bound of each variable, by its conditions.
  TermBounds(const Clause& clause, std::vector<std::int64_t> least);

  /// Returns the trend of a term, valid while no variable is below its least.
  Trend trend(Id id, std::size_t variable) const;
  /// Returns true if nothing in the term can be divided by 0.
  bool is_total(Id id) const;
  /// Evaluates a total term that is a number, with these values of the variables.
  std::int64_t worth(Id id, const std::vector<std::int64_t>& values) const;
  const std::vector<std::int64_t>& least() const { return least_; }

 private:
  Interval interval_of(const Term& term) const;
  /// Return the trend of a term by the trends a and b of its operands.
  Trend trend_of_product(const Term& term, Trend a, Trend b) const;
  Trend trend_of_quotient(const Term& term, Trend a, Trend b) const;

  const Clause& clause_;
  std::vector<std::int64_t> least_;
  std::vector<Interval> intervals_;  // of each term
};

}  // namespace sg::rule
