// A condition as alternatives joined by `or`, each of which can be planned for by itself.
#pragma once

#include "theory/rules/rule-terms.hpp"

namespace sg::rule {

/// Conditions that hold together.
using Conjuncts = std::vector<Id>;

/// As far as that helps, and there are not too many; what is left of an `or` stays a condition.
std::vector<Conjuncts> alternatives_of(const Clause& clause);

}  // namespace sg::rule
