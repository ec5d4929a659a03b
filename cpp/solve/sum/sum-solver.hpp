// Solver of sums whose components do not add up, and finder of their values.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/text/reason.hpp"
#include "core/value/dyadic.hpp"
#include "solve/game/verdict.hpp"
#include "solve/sum/sum-rules.hpp"

namespace sg {

namespace partizan {
struct SumBounds;
}
class SolvedSum;

/// Measures of a value that is no nimber.
struct ValueMeasures {
  Dyadic left_stop, right_stop, mean, temperature;
};

/// Finder of values that are no nimbers. What it has found it keeps.
class ValueFinder {
 public:
  virtual ~ValueFinder() = default;
  /// Works on the values of a sum that is solved, of its components and of what these moves leave; true once they are found, or cannot be.
  virtual bool find(SolvedSum& solved, const std::vector<Move>& moves, Meter& meter) = 0;
  /// Text of the value, nothing where that is long; null where it was not found.
  virtual const std::optional<std::string>* value(const Sum& sum) const = 0;
  /// Nothing where the value was not found.
  virtual std::optional<ValueMeasures> measures(const Sum& sum) const = 0;
  /// Bounds of a sum whose value was not found; null where they were not found either, or decide nothing.
  virtual const partizan::SumBounds* bounds(const Sum& sum) const = 0;
  /// Reason for the verdict; without a key where there is none.
  virtual Reason why(const Sum& sum, const Verdict& verdict) = 0;
};

class SumSolver {
 public:
  virtual ~SumSolver() = default;
  /// Works on the winner, with the search of the whole where that helps.
  virtual Progress advance(const Sum& sum, SumSearch& search, Meter& meter) = 0;
  /// Nothing where it was not found.
  virtual std::optional<bool> wins(const Sum& sum) = 0;
  virtual std::size_t positions() const = 0;
  /// True where the value of a component that stands alone is sooner found than its winner: it falls apart, or is large and a theorem
  /// gives its value.
  virtual bool prefers_value(const Component&) { return false; }
  /// Null where sums have no values but nimbers.
  virtual ValueFinder* value_finder() { return nullptr; }
};

}  // namespace sg
