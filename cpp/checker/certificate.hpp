// A small checker of period certificates that shares no code with what finds them: it reads the rules, makes the values and
// works out how far the period must be seen all by itself.
// Certificate  {"game": "take-and-break" or "subtraction", "rules", "preperiod", "period", "saltus",
//              "seen": {"lag", "from", "to"}}, numbers as decimal text; or the document of `period` around it, which says the
//              same. Every field once, and no other.
// Claim        g(n + period) = g(n) + saltus for every n from the preperiod on.
//              {"kind": "misere", "game", "rules", "generators", "phi", "lost", "proof"}, of a misere quotient (checker/misere.hpp).
// Proof        docs/theory.md, "Periods": the lag, a multiple of the period, holds from `from` to below `to`, which is far
//              enough; and the period holds from the preperiod to the first repeat of the lag.
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

/// The misere quotient of the heaps below `heaps`, or of all where there is a period.
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
  std::uint64_t values = 0;          // how many were made of a valid one; of a quotient how many sets were looked at
  std::optional<Claim> proved = {};  // by a valid one
  std::optional<QuotientClaim> quotient = {};  // likewise
  std::optional<std::string> about = {};       // the game that the document around it names, as a person does
  std::optional<sg::Phrase> fault = {};        // of an invalid one
};

/// Not known where the meter refuses.
Verdict check(const std::string& json, sg::Meter& meter);

}  // namespace checker
