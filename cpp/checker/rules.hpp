// Moves of one heap, as the checker reads them from rules.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "checker/fault.hpp"

namespace checker {

/// Move that takes `taken` counters, negative if some are added, and leaves exactly `heaps` nonempty heaps, with a
/// condition `mark` on them: ' ' any, '!' pairwise unequal, '?' not all equal, '=' all equal.
struct Move {
  std::int64_t taken, heaps;
  char mark;
};

struct Rules {
  std::vector<Move> moves;
  /// The moves from `tail_from` counters taken on repeat every `tail` counters; 0 if they do not repeat.
  std::int64_t tail = 0, tail_from = 0;
  /// Forbidden numbers, if all but these may be taken and nothing splits; empty otherwise.
  std::vector<std::int64_t> all_but;
  std::int64_t most_heaps() const;
};

/// Returns the end up to which equal values at n and n + lag must be seen, from `from` on, so that they go on for ever;
/// not for all but some. Throws Faulty if no end is known.
std::int64_t reach(const Rules& rules, std::int64_t from, std::int64_t lag);

/// Read the rules of a take-and-break code and of a subtraction set. Both throw Faulty.
Rules rules_of_code(const std::string& text);
Rules rules_of_subtraction(const std::string& text);

}  // namespace checker
