#include "theory/rules/rule-bounds.hpp"

#include <algorithm>
#include <numeric>

#include "core/text/minsize.hpp"
#include "theory/rules/rule-lanes.hpp"

namespace sg::rule {
namespace {

/// Returns the least and the greatest result at the ends of the operands, for an operation that is monotone in each
/// operand.
template <class Operation>
Interval of_ends(Interval a, Interval b, Operation&& operation) {
  const auto [low, high] = std::minmax(
      {operation(a.low, b.low), operation(a.low, b.high), operation(a.high, b.low), operation(a.high, b.high)});
  return {low, high};
}

}  // namespace

SG_MINSIZE std::optional<std::vector<std::uint64_t>> bounds_of(const Clause& clause,
                                                               const std::vector<std::uint64_t>& variables,
                                                               std::uint64_t most) {
  std::vector<std::uint64_t> bounds;
  for (const Term& term : clause.terms) {
    if (term.op == Op::variable)
      bounds.push_back(variables[static_cast<std::size_t>(term.number)]);
    else if (term.op == Op::number)
      bounds.push_back(term.bound);
    else
      bounds.push_back(bound_of(term.op, bounds[term.left], bounds[term.right]));
    if (bounds.back() > most) return std::nullopt;
  }
  return bounds;
}

SG_MINSIZE void widen(std::vector<Clause>& clauses) {
  std::vector<std::vector<std::uint64_t>> found;
  for (std::uint64_t most = most_total; most > most_counters && found.size() < clauses.size(); most /= 10) {
    found.clear();
    for (Clause& clause : clauses) {
      auto bounds = bounds_of(clause, std::vector<std::uint64_t>(clause.names.size(), most), most_number);
      if (!bounds) break;
      found.push_back(std::move(*bounds));
      clause.most = most;
    }
  }
  if (found.size() < clauses.size()) {
    for (Clause& clause : clauses) clause.most = most_counters;
    return;
  }
  for (std::size_t c = 0; c < clauses.size(); ++c)
    for (std::size_t i = 0; i < found[c].size(); ++i) clauses[c].terms[i].bound = found[c][i];
}

SG_MINSIZE TermBounds::TermBounds(const Clause& clause, std::vector<std::int64_t> least)
    : clause_(clause), least_(std::move(least)) {
  for (const Term& term : clause.terms) intervals_.push_back(interval_of(term));
}

SG_MINSIZE Interval TermBounds::interval_of(const Term& term) const {
  const auto size = static_cast<std::int64_t>(term.bound);
  if (term.op == Op::number) return {term.number, term.number};
  if (term.op == Op::variable) return {least_[static_cast<std::size_t>(term.number)], size};
  if (term.op >= Op::equal) return {0, 1};
  const Interval a = intervals_[term.left], b = intervals_[term.right];
  const bool above = a.low >= 0 && b.low >= 0;
  switch (term.op) {
    case Op::plus:
      return {a.low + b.low, a.high + b.high};
    case Op::minus:
      return {a.low - b.high, a.high - b.low};
    case Op::times:
      return of_ends(a, b, [](std::int64_t x, std::int64_t y) { return x * y; });
    case Op::divide:
      return b.low > 0 ? of_ends(a, b, rule::quotient<std::int64_t>) : Interval{-size, size};
    case Op::mod:
      return b.low > 0 ? Interval{0, b.high - 1} : Interval{-size, size};
    case Op::min:
      return {std::min(a.low, b.low), std::min(a.high, b.high)};
    case Op::max:
      return {std::max(a.low, b.low), std::max(a.high, b.high)};
    case Op::gcd:
      return {a.low > 0 || b.low > 0 ? 1 : 0, size};
    default:
      return {above ? 0 : -size, size};
  }
}

SG_MINSIZE Trend TermBounds::trend(Id id, std::size_t variable) const {
  const Term& term = clause_[id];
  if (term.op == Op::number) return {true, true};
  if (term.op == Op::variable) return {true, static_cast<std::size_t>(term.number) != variable};
  const Trend a = trend(term.left, variable), b = trend(term.right, variable);
  if (a.is_constant() && b.is_constant()) return {true, true};
  switch (term.op) {
    case Op::plus:
    case Op::min:
    case Op::max:
      return {a.up && b.up, a.down && b.down};
    case Op::minus:
      return {a.up && b.down, a.down && b.up};
    case Op::times:
      return trend_of_product(term, a, b);
    case Op::divide:
      return trend_of_quotient(term, a, b);
    default:
      return {false, false};
  }
}

SG_MINSIZE Trend TermBounds::trend_of_product(const Term& term, Trend a, Trend b) const {
  const Interval x = intervals_[term.left], y = intervals_[term.right];
  // Trend after multiplication by a factor that does not depend on the variable, if its sign is known.
  const auto scaled = [](Trend of, Interval by) {
    return by.low >= 0 ? of : by.high <= 0 ? of.reversed() : Trend{false, false};
  };
  if (a.is_constant()) return scaled(b, x);
  if (b.is_constant()) return scaled(a, y);
  const bool above = x.low >= 0 && y.low >= 0;
  return {above && a.up && b.up, above && a.down && b.down};
}

SG_MINSIZE Trend TermBounds::trend_of_quotient(const Term& term, Trend a, Trend b) const {
  if (intervals_[term.right].low <= 0) return {false, false};
  if (b.is_constant()) return a;
  const bool above = intervals_[term.left].low >= 0;
  return {above && a.up && b.down, above && a.down && b.up};
}

SG_MINSIZE bool TermBounds::is_total(Id id) const {
  const Term& term = clause_[id];
  if (term.op == Op::number || term.op == Op::variable) return true;
  const bool divides = term.op == Op::divide || term.op == Op::mod;
  return (!divides || intervals_[term.right].low > 0) && is_total(term.left) && is_total(term.right);
}

SG_MINSIZE std::int64_t TermBounds::worth(Id id, const std::vector<std::int64_t>& values) const {
  const Term& term = clause_[id];
  if (term.op == Op::number) return term.number;
  if (term.op == Op::variable) return values[static_cast<std::size_t>(term.number)];
  const std::int64_t a = worth(term.left, values), b = worth(term.right, values);
  switch (term.op) {
    case Op::plus:
      return a + b;
    case Op::minus:
      return a - b;
    case Op::times:
      return a * b;
    case Op::divide:
      return quotient(a, b);
    case Op::mod:
      return remainder(a, b);
    case Op::min:
      return std::min(a, b);
    case Op::max:
      return std::max(a, b);
    case Op::gcd:
      return std::gcd(a, b);
    default:
      return a ^ b;
  }
}

}  // namespace sg::rule
