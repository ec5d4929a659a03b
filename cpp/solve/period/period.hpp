// Periods of a sequence, found and proved as it grows.
// Theorem  for many rulesets there is a bound M(preperiod, period): if g(n + period) = g(n) for preperiod <= n < M,
//          then for all n from the preperiod on. The ruleset knows M.
// Method   the Z function of the reversed sequence gives, for every lag, how far back from the end it holds; it is
//          computed anew each time the sequence has grown by a quarter.
// Source   Guy and Smith 1956; Gusfield 1997 for the Z function
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/game/sequence.hpp"
#include "core/text/reason.hpp"

namespace sg {

/// For each lag below `lags` and the size: how many of the last symbols equal the one `lag` places before.
template <class Symbol>
std::vector<std::uint32_t> echoes(const std::vector<Symbol>& symbols, std::size_t lags) {
  const std::size_t size = symbols.size();
  const auto from_end = [&](std::size_t i) { return symbols[size - 1 - i]; };
  std::vector<std::uint32_t> out(std::min(lags, size), 0);
  std::size_t left = 0, right = 0;  // match that reaches furthest
  for (std::size_t lag = 1; lag < out.size(); ++lag) {
    std::size_t length = lag < right ? std::min<std::size_t>(right - lag, out[lag - left]) : 0;
    while (lag + length < size && from_end(length) == from_end(lag + length)) ++length;
    out[lag] = static_cast<std::uint32_t>(length);
    if (lag + length > right) {
      left = lag;
      right = lag + length;
    }
  }
  return out;
}

class PeriodFinder {
 public:
  /// True if the sequence has grown enough since the last look.
  bool is_due(std::size_t size) const { return size >= next_; }

  /// Returns the proof with the least lag for which the equalities seen reach up to bound(preperiod, lag), an optional
  /// M; nullopt if there is none. Any such lag has at least `least` equalities.
  template <class Symbol, class Bound>
  std::optional<Proof> look(const std::vector<Symbol>& symbols, std::uint64_t least, Bound&& bound) {
    next_ = symbols.size() * 5 / 4 + 1;
    if (least >= symbols.size()) return std::nullopt;
    const auto lengths = echoes(symbols, symbols.size() - static_cast<std::size_t>(least) + 1);
    for (std::size_t lag = 1; lag < lengths.size(); ++lag) {
      if (lengths[lag] < least) continue;
      const std::size_t end = symbols.size() - lag;  // the equalities seen are those of preperiod <= n < end
      const std::uint64_t preperiod = std::max<std::uint64_t>(1, end - lengths[lag]);
      if (preperiod >= end) continue;
      if (const std::optional<std::uint64_t> needed = bound(preperiod, std::uint64_t{lag}); needed && *needed <= end)
        return Proof{{preperiod, lag, 0}, preperiod, lag, *needed};
    }
    return std::nullopt;
  }

 private:
  std::size_t next_ = 64;
};

/// Returns the proof with the least divisor of the lag that holds as well, and the preperiod from which that holds.
template <class ValueAt>
Proof least_period(Proof proof, ValueAt&& at) {
  const auto holds = [&](std::uint64_t lag, std::uint64_t n) { return at(n + lag) == at(n); };
  const auto divides = [&](std::uint64_t lag) {
    if (proof.lag % lag != 0) return false;
    std::uint64_t n = proof.from;
    while (n < proof.from + proof.lag && holds(lag, n)) ++n;
    return n == proof.from + proof.lag;
  };
  Period& found = proof.period;
  for (std::uint64_t lag = 1; found.period == proof.lag && 2 * lag <= proof.lag; ++lag)
    if (divides(lag)) found.period = lag;
  while (found.preperiod > 0 && holds(found.period, found.preperiod - 1)) --found.preperiod;
  return proof;
}

/// Returns the period that holds for the last half of the values, which begin with `first`, and at least twice over,
/// with the preperiod from which it holds; nullopt if there is none. It proves nothing.
inline std::optional<Period> observed_period(const Sequence& sequence, std::uint64_t first = 0) {
  const std::uint64_t size = sequence.size();
  if (size < first + 4) return std::nullopt;
  std::vector<std::int64_t> steps;
  for (std::uint64_t n = first; n + 1 < size; ++n)
    steps.push_back(static_cast<std::int64_t>(sequence.at(n + 1)) - static_cast<std::int64_t>(sequence.at(n)));
  const auto lengths = echoes(steps, steps.size() / 2 + 1);
  for (std::size_t lag = 1; lag < lengths.size(); ++lag)
    if (lengths[lag] >= std::max(lag, steps.size() / 2) && sequence.at(size - 1) >= sequence.at(size - 1 - lag))
      return Period{first + steps.size() - lag - lengths[lag], lag,
                    sequence.at(size - 1) - sequence.at(size - 1 - lag)};
  return std::nullopt;
}

/// Returns the reason for the value of a heap of n that a proved period gives; a short period is written out.
inline Reason period_reason(const Sequence& sequence, std::uint64_t n) {
  constexpr std::uint64_t most_written = 64;
  const Period proved = sequence.proof()->period;
  std::vector<std::uint64_t> round;
  for (std::uint64_t i = 0; i < proved.period && proved.period <= most_written; ++i)
    round.push_back(sequence.at(proved.preperiod + i));
  return {proved.saltus == 0 ? ReasonKey::period : ReasonKey::period_saltus,
          {{"heap", fact(n)},
           {"preperiod", fact(proved.preperiod)},
           {"period", fact(proved.period)},
           {"saltus", fact(proved.saltus)},
           {"same", fact(proved.folded(n))},
           {"round", texts(round)},
           {"value", fact(sequence.at(n))}}};
}

}  // namespace sg
