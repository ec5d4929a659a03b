// How a variable occurs in a term.
#pragma once

#include "theory/rules/rule-terms.hpp"

namespace sg::rule {

bool mentions(const Clause& clause, Id id, std::size_t v);
/// 1 or -1 where the variable occurs with that factor in a sum; else nothing.
std::optional<std::int64_t> unit_in(const Clause& clause, Id id, std::size_t v);
/// The same in left - right of a comparison.
std::optional<std::int64_t> unit_of(const Clause& clause, const Term& comparison, std::size_t v);

}  // namespace sg::rule
