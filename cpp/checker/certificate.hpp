// A small checker of period certificates that shares no code with what finds them: it reads the rules, makes the values and
// works out how far the period must be seen all by itself.
// Certificate  {"game": "take-and-break" or "subtraction", "rules", "preperiod", "period", "saltus",
//              "seen": {"lag", "from", "to"}}, numbers as decimal text.
// Claim        g(n + period) = g(n) + saltus for every n from the preperiod on.
// Proof        docs/theory.md, "Periods": the lag, a multiple of the period, holds from `from` to below `to`, which is far
//              enough; and the period holds from the preperiod to the first repeat of the lag.
#pragma once

#include <cstdint>
#include <string>

#include "core/game/meter.hpp"

namespace checker {

enum class Finding : std::uint8_t { valid, invalid, not_known };

struct Verdict {
  std::string document;
  Finding finding;
};

/// {"valid": true, ..} or {"valid": false, "fault": ..}; {"status": "limit"} where the meter refuses.
Verdict check(const std::string& json, sg::Meter& meter);

}  // namespace checker
