// Splits of the rest of a heap.
#pragma once

#include <algorithm>
#include <vector>

#include "checker/rules.hpp"
#include "core/game/meter.hpp"

namespace checker {

/// Thrown when the meter does not grant work.
struct Refused {};

inline void pay(sg::Meter& meter, std::uint64_t turns) {
  if (!meter.spend_turns(turns)) throw Refused{};
}

/// Returns true if ascending parts satisfy the condition of a move.
inline bool allowed(const std::vector<std::int64_t>& parts, char mark) {
  if (parts.size() < 2 || mark == ' ') return true;
  const bool same = parts.front() == parts.back();
  if (mark != '!') return (mark == '=') == same;
  return std::adjacent_find(parts.begin(), parts.end()) == parts.end();
}

/// Visits the ways to arrange `rest` counters in heaps, ascending, as a move leaves them, if it leaves any. Throws
/// Refused.
template <class Visit>
void each_split(std::int64_t rest, const Move& move, sg::Meter& meter, Visit&& visit) {
  if (move.heaps < 1 || rest < move.heaps) return;
  std::vector<std::int64_t> parts(static_cast<std::size_t>(move.heaps), 1);
  while (true) {
    pay(meter, parts.size());
    std::int64_t used = 0;
    for (std::size_t i = 0; i + 1 < parts.size(); ++i) used += parts[i];
    parts.back() = rest - used;
    if ((parts.size() == 1 || parts.back() >= parts[parts.size() - 2]) && allowed(parts, move.mark)) visit(parts);
    // Raises the last part that can be raised, together with all after it, to one value.
    std::size_t i = parts.size() - 1;
    std::int64_t before = used;
    for (bool raised = false; !raised;) {
      if (i == 0) return;
      --i;
      before -= parts[i];
      if (before + (parts[i] + 1) * static_cast<std::int64_t>(parts.size() - i) > rest) continue;
      std::fill(parts.begin() + static_cast<std::ptrdiff_t>(i), parts.end() - 1, parts[i] + 1);
      raised = true;
    }
  }
}

}  // namespace checker
