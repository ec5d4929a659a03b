// Random positions of all games, and the engine's answers for them. The same seed gives the same ones on every
// platform.
#pragma once

#include "random.hpp"
#include "solve/sum/solved-sum.hpp"

namespace sg::differential {

/// A sample of small positions of each registered game, with random rules if it takes any. A pool belongs to one
/// thread, as its games keep tables.
class Pool {
 public:
  enum class Of : bool { values, all };
  Pool(Of which, Random& random);
  const std::vector<Sum>& of_one() const { return positions_; }
  /// Returns a random sum of `components` positions.
  Sum sum(Random& random, std::size_t components) const;

 private:
  std::vector<Sum> positions_;
};

/// Returns a random convention that all games of the sum define.
Play some_play(const Sum& sum, Random& random);

/// Step budget of one query; queries that need more, such as some sums under misère play, are left unknown.
inline constexpr std::uint64_t most_steps = 300'000;

/// Returns the answer of a new engine for an address.
Verdict said_afresh(const std::string& address, Play play);
/// Returns the answer of an engine that has answered queries before.
Verdict said(SolvedSum& solved, const Sum& sum);

/// Returns true if two verdicts are equal: value and winner, each known in both or in neither.
bool agree(const Verdict& a, const Verdict& b);
/// Returns true if both know as much, at least the winner; the budget may have sufficed for one of them only.
bool comparable(const Verdict& a, const Verdict& b);

}  // namespace sg::differential
