// Small checker of certificates of periods and misere quotients that shares no code with the solvers that find them:
// for a period it reads the rules, computes the values and works out how far the period must be seen.
// Certificate  {"game": "take-and-break" or "subtraction", "rules", "preperiod", "period", "saltus",
//              "seen": {"lag", "from", "to"}}, numbers as decimal text; or the document of `period` around it, which
//              says the same. Every field once, and no other.
// Claim        g(n + period) = g(n) + saltus for every n from the preperiod on.
//              {"kind": "misere", "game", "rules", "generators", "phi", "lost", "proof"}, of a misere quotient
//              (checker/misere.hpp).
// Proof        docs/theory.md, "Periods": the lag, a multiple of the period, holds from `from` to below `to`, which is
//              far enough; and the period holds from the preperiod to the first repeat of the lag.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "checker/fault.hpp"
#include "core/game/meter.hpp"

namespace checker {

enum class Finding : std::uint8_t { valid, invalid, not_known };

struct Claim {
  std::string game, rules;
  std::int64_t preperiod, period, saltus;
};

/// Claim about the misere quotient of the heaps below `heaps`, or of all heaps if there is a period: its order, and the
/// number of its lost elements.
struct QuotientClaim {
  std::string game, rules;
  std::int64_t heaps, order, lost;
  struct Period {
    std::int64_t from, period;
  };
  std::optional<Period> period;
};

struct Verdict {
  Finding finding;
  std::uint64_t values = 0;          // of a valid one: number of values computed, or, for a quotient, of sums examined
  std::optional<Claim> proved = {};  // claim of a valid certificate of a period
  std::optional<QuotientClaim> quotient = {};  // claim of a valid certificate of a quotient
  std::optional<std::string> about = {};       // `game` of the document around the certificate, if there is one
  std::optional<sg::Phrase> fault = {};        // first fault of an invalid certificate
};

/// Checks a certificate of either kind. The finding is `not_known` if the meter refuses, and `invalid`, with the first
/// fault, if the text is no certificate.
Verdict check(const std::string& json, sg::Meter& meter);

}  // namespace checker
