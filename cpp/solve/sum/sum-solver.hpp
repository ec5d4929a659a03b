// Solver of sums whose components do not add up, and finder of their values.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/game/move-progress.hpp"
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

/// Finder of values that are no nimbers; it stores what it has found.
class ValueFinder {
 public:
  virtual ~ValueFinder() = default;
  /// Works on the values of a solved sum, of its components and of the sums after these
  /// moves; returns true once they are found, or cannot be.
  virtual bool find(SolvedSum& solved, const std::vector<Move>& moves, Meter& meter) = 0;
  /// Text of the value, nullopt inside if that is long; null if the value was not found.
  virtual const std::optional<std::string>* value(const Sum& sum) const = 0;
  /// Measures of the value; nullopt if it was not found.
  virtual std::optional<ValueMeasures> measures(const Sum& sum) const = 0;
  /// Bounds of a sum whose value was not found; null if the bounds were not found either, or decide nothing.
  virtual const partizan::SumBounds* bounds(const Sum& sum) const = 0;
  /// Reason for the verdict; nullopt if there is none.
  virtual std::optional<Reason> why(const Sum& sum, const Verdict& verdict) = 0;
};

class SumSolver {
 public:
  virtual ~SumSolver() = default;
  /// Works on the winner; uses `search`, a search of the whole, if that helps.
  virtual Progress advance(const Sum& sum, SumSearch& search, Meter& meter) = 0;
  /// True if the player to move wins; nullopt if that was not found, or the sum is a draw.
  virtual std::optional<bool> wins(const Sum& sum) = 0;
  /// Verdict without worths; nothing is decided in it if the winner was not found.
  virtual Verdict verdict(const Sum& sum) { return {.wins = wins(sum)}; }
  virtual std::size_t positions() const = 0;
  /// Returns the progress through the moves of the sum; nullopt if it is not known.
  virtual std::optional<MoveProgress> progress() const { return std::nullopt; }
  /// True if the value of a component that stands alone is found sooner than its winner: it falls apart, or is large
  /// and has a theorem for its value.
  virtual bool prefers_value(const Component&) { return false; }
  /// Finder of values; null if sums have no values but nimbers.
  virtual ValueFinder* value_finder() { return nullptr; }
};

}  // namespace sg
