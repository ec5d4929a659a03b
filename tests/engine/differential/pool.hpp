// Random positions of all games, and what the engine says of them. The same seed gives the same ones everywhere.
#pragma once

#include "random.hpp"
#include "solve/sum/solved-sum.hpp"

namespace sg::differential {

/// Up to so many small positions of each registered game, with rules of their own where it takes any. A pool belongs to one
/// thread: its games keep tables.
class Pool {
 public:
  enum class Of : bool { values, all };
  Pool(Of which, Random& random);
  const std::vector<Sum>& of_one() const { return positions_; }
  /// One component, or two of any games.
  Sum sum(Random& random, std::size_t components) const;

 private:
  std::vector<Sum> positions_;
};

/// A play that all games of the sum define.
Play some_play(const Sum& sum, Random& random);

/// Of one question; what takes more, such as some sums under misere play, is left unknown.
inline constexpr std::uint64_t most_steps = 300'000;

/// What an engine that knows nothing yet says of an address.
Verdict said_afresh(const std::string& address, Play play);
/// The same by one that has been asked before.
Verdict said(SolvedSum& solved, const Sum& sum);

/// Whether two verdicts are the same, the value and the winner, known alike.
bool agree(const Verdict& a, const Verdict& b);
/// Whether both know as much, the winner at least; the steps may have sufficed for one of them alone.
bool comparable(const Verdict& a, const Verdict& b);

}  // namespace sg::differential
