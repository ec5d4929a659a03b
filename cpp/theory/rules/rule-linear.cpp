#include "theory/rules/rule-linear.hpp"

namespace sg::rule {
namespace {

/// Returns the coefficient of a variable in a sum; nullopt if the term is not linear in it, or not known to be.
std::optional<std::int64_t> coefficient_of(const Clause& clause, Id id, std::size_t v) {
  const Term& term = clause[id];
  if (!mentions(clause, id, v)) return 0;
  if (term.op == Op::variable) return 1;
  if (term.op != Op::plus && term.op != Op::minus) return std::nullopt;
  const auto a = coefficient_of(clause, term.left, v), b = coefficient_of(clause, term.right, v);
  return a && b ? std::optional(term.op == Op::plus ? *a + *b : *a - *b) : std::nullopt;
}

std::optional<std::int64_t> if_unit(std::int64_t n) { return n == 1 || n == -1 ? std::optional(n) : std::nullopt; }

}  // namespace

bool mentions(const Clause& clause, Id id, std::size_t v) {
  const Term& term = clause[id];
  if (term.op == Op::number) return false;
  if (term.op == Op::variable) return static_cast<std::size_t>(term.number) == v;
  return mentions(clause, term.left, v) || mentions(clause, term.right, v);
}

std::optional<std::int64_t> unit_in(const Clause& clause, Id id, std::size_t v) {
  const auto found = coefficient_of(clause, id, v);
  return found ? if_unit(*found) : std::nullopt;
}

std::optional<std::int64_t> unit_of(const Clause& clause, const Term& comparison, std::size_t v) {
  const auto a = coefficient_of(clause, comparison.left, v), b = coefficient_of(clause, comparison.right, v);
  return a && b ? if_unit(*a - *b) : std::nullopt;
}

}  // namespace sg::rule
