// Goal that players avoid: `loses when condition` behind the clauses of a rule.
#pragma once

#include "theory/rules/rule-terms.hpp"

namespace sg::rule {

/// Reads `loses when condition` if it comes next, else returns false. Takes from the clauses every option that makes a
/// heap, or a tuple, of which the condition holds. In normal play that changes no winner: whoever makes one has lost, and
/// so has who can do nothing else. The condition has the names of the last clause's heaps and no others. Throws
/// InputError.
bool read_goal(Reader& reader, std::vector<Clause>& clauses);

}  // namespace sg::rule
