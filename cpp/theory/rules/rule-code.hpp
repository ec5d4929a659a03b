// Codes of taking and breaking under whose moves a rule for heaps is played, so that what is proved of the code holds of
// the rule: n -> n-k where 1<=k<=3 has the moves of 0.333.
#pragma once

#include "theory/rules/rule-terms.hpp"

namespace sg::rule {

/// Code, and how many counters a heap of the rule has more than the heap with the same moves under the code; smaller
/// heaps have no move.
struct ShiftedCode {
  std::string text;
  std::uint64_t by = 0;
};

/// Returns the code with the same moves at every size, by elimination in the linear equations of the clauses; nullopt if
/// there is none, or none that is seen: conditions may bound what is taken, bound the heaps that stay from below by a
/// constant, and compare two that stay.
std::optional<ShiftedCode> code_of(const std::vector<Clause>& clauses);

}  // namespace sg::rule
