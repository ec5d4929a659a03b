// Alternatives of a condition, joined by `or`, each of which gets a plan of its own.
#pragma once

#include "theory/rules/rule-terms.hpp"

namespace sg::rule {

/// Conditions that hold together.
using Conjuncts = std::vector<Id>;

/// Splits the condition at `or` where that helps a plan and makes at most 64 alternatives; any other `or` stays a
/// condition.
std::vector<Conjuncts> alternatives_of(const Clause& clause);

}  // namespace sg::rule
