// The moves of one heap, as the checker reads them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "checker/fault.hpp"

namespace checker {

/// `taken` counters go, negative where some are added, and exactly `heaps` nonempty heaps stay, `mark` of them: ' ' any, '!'
/// pairwise unequal, '?' not all equal, '=' all equal.
struct Move {
  std::int64_t taken, heaps;
  char mark;
};

struct Rules {
  std::vector<Move> moves;
  /// The moves from `tail_from` counters taken on repeat every `tail` counters; 0: they do not.
  std::int64_t tail = 0, tail_from = 0;
  /// All but these may be taken, and nothing splits; empty otherwise.
  std::vector<std::int64_t> all_but;
  std::int64_t most_heaps() const;
};

/// How far n -> n + lag must be seen from `from` on, so that it goes on for ever; not of all but some. Throws Faulty where that
/// cannot be said.
std::int64_t reach(const Rules& rules, std::int64_t from, std::int64_t lag);

/// Both throw Faulty.
Rules rules_of_code(const std::string& text);
Rules rules_of_subtraction(const std::string& text);

}  // namespace checker
