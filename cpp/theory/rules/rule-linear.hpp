// Occurrences of a variable in a term.
#pragma once

#include "theory/rules/rule-terms.hpp"

namespace sg::rule {

bool mentions(const Clause& clause, Id id, std::size_t v);
/// Returns 1 or -1 if the variable occurs with that factor in a sum; else nullopt.
std::optional<std::int64_t> unit_in(const Clause& clause, Id id, std::size_t v);
/// Returns the factor of the variable, 1 or -1, in left - right of a comparison; else nullopt.
std::optional<std::int64_t> unit_of(const Clause& clause, const Term& comparison, std::size_t v);

}  // namespace sg::rule
