#include "theory/rules/rule-plan.hpp"

#include <algorithm>

#include "core/text/cold.hpp"

namespace sg::rule {
namespace {

constexpr std::size_t most_alternatives = 64;
using Conjuncts = std::vector<Id>;
using Variables = std::vector<bool>;

bool mentions(const Clause& clause, Id id, std::size_t v) {
  const Term& term = clause[id];
  if (term.op == Op::number) return false;
  if (term.op == Op::variable) return static_cast<std::size_t>(term.number) == v;
  return mentions(clause, term.left, v) || mentions(clause, term.right, v);
}

/// Of a variable in a sum; nothing where it is not linear, or may not be.
std::optional<std::int64_t> coefficient_of(const Clause& clause, Id id, std::size_t v) {
  const Term& term = clause[id];
  if (!mentions(clause, id, v)) return 0;
  if (term.op == Op::variable) return 1;
  if (term.op != Op::plus && term.op != Op::minus) return std::nullopt;
  const auto a = coefficient_of(clause, term.left, v), b = coefficient_of(clause, term.right, v);
  return a && b ? std::optional(term.op == Op::plus ? *a + *b : *a - *b) : std::nullopt;
}

/// 1 or -1, in left - right of a comparison; else nothing.
std::optional<std::int64_t> unit_of(const Clause& clause, const Term& comparison, std::size_t v) {
  const auto a = coefficient_of(clause, comparison.left, v), b = coefficient_of(clause, comparison.right, v);
  return a && b && (*a - *b == 1 || *a - *b == -1) ? std::optional(*a - *b) : std::nullopt;
}

/// Whether a condition gives a variable, or bounds one, in whichever way it holds.
bool settles(const Clause& clause, Id id) {
  const Term& term = clause[id];
  if (term.op == Op::min) return settles(clause, term.left) || settles(clause, term.right);
  if (term.op == Op::max) return settles(clause, term.left) && settles(clause, term.right);
  if (term.op != Op::equal && term.op != Op::less && term.op != Op::at_most) return false;
  for (std::size_t v = clause.heads; v < clause.names.size(); ++v)
    if (unit_of(clause, term, v)) return true;
  return false;
}

/// The condition as a disjunction, as far as that helps and has not too many alternatives.
std::vector<Conjuncts> alternatives_of(const Clause& clause) {
  std::vector<Conjuncts> all{clause.condition ? Conjuncts{*clause.condition} : Conjuncts{}};
  for (std::size_t i = 0; i < all.size(); ++i)
    for (std::size_t c = 0; c < all[i].size();) {
      const Term& term = clause[all[i][c]];
      if (term.op == Op::min) {
        all[i][c] = term.left;
        all[i].push_back(term.right);
      } else if (term.op == Op::max && all.size() < most_alternatives && settles(clause, all[i][c])) {
        all.push_back(all[i]);
        all.back()[c] = term.right;
        all[i][c] = term.left;
      } else {
        ++c;
      }
    }
  return all;
}

/// With room for the difference of two, and for what lies behind the end of a column.
bool is_narrow(const Clause& clause, std::uint64_t total) {
  std::vector<std::uint64_t> bounds;
  for (const Term& term : clause.terms) {
    if (term.op == Op::variable)
      bounds.push_back(total);
    else if (term.op == Op::number)
      bounds.push_back(term.bound);
    else
      bounds.push_back(bound_of(term.op, bounds[term.left], bounds[term.right]));
    if (bounds.back() >= 1 << 29) return false;
  }
  return true;
}

/// The largest total by halves, which is enough.
std::uint64_t narrow_to(const Clause& clause) {
  std::uint64_t total = most_counters;
  while (total > 0 && !is_narrow(clause, total)) total /= 2;
  return total;
}

class Planner {
 public:
  Planner(const Clause& clause, Conjuncts conjuncts)
      : clause_(clause),
        conjuncts_(std::move(conjuncts)),
        plan_{clause.heads, clause.names.size(), narrow_to(clause)} {}

  Plan plan() {
    Variables is_solved(plan_.variables);
    std::erase_if(conjuncts_, [&](Id id) { return solves(id, is_solved); });
    for (std::size_t v = clause_.heads; v < plan_.variables; ++v)
      if (!is_solved[v]) plan_.ranges.push_back({v, {}, {}});
    std::erase_if(conjuncts_, [&](Id id) { return bounds(id, is_solved); });
    for (const Id id : conjuncts_) plan_.conditions.push_back(program(id));
    for (const Clause::Option& option : clause_.options) {
      plan_.options.push_back({{}, option.at});
      for (const Id part : option.parts) plan_.options.back().parts.push_back(program(part));
    }
    return std::move(plan_);
  }

 private:
  /// An equation gives the last variable that no equation before it mentions.
  bool solves(Id id, Variables& is_solved) {
    const Term& term = clause_[id];
    if (term.op != Op::equal || clause_[term.left].condition) return false;
    for (std::size_t v = plan_.variables; v-- > clause_.heads;) {
      const auto unit = unit_of(clause_, term, v);
      if (is_solved[v] || mentioned_[v] || !unit) continue;
      Variables gone(plan_.variables);
      gone[v] = true;
      plan_.solved.push_back({v, difference(term, *unit == -1, gone)});
      is_solved[v] = true;
      for (std::size_t other = 0; other < plan_.variables; ++other)
        mentioned_[other] = mentioned_[other] || mentions(clause_, id, other);
      return true;
    }
    return false;
  }

  /// A comparison bounds the last variable that it mentions; then nothing is left of it. As far as it says that sums are
  /// small it bounds those before it too, as if the later ones were 0.
  bool bounds(Id id, const Variables& is_solved) {
    const Term& term = clause_[id];
    if (term.op != Op::less && term.op != Op::at_most) return false;
    for (std::size_t v = 0; v < plan_.variables; ++v)
      if (is_solved[v] && mentions(clause_, id, v)) return false;
    Variables gone(plan_.variables);
    bool any = false;
    for (auto range = plan_.ranges.rbegin(); range != plan_.ranges.rend(); ++range) {
      if (!mentions(clause_, id, range->variable)) continue;
      // left <= right: the variable is at least left - right where it stands on the right, at most right - left otherwise.
      const auto unit = unit_of(clause_, term, range->variable);
      if (!unit) return any;
      gone[range->variable] = true;
      Program bound = difference(term, *unit == -1, gone);
      if (term.op == Op::less) {
        bound.push_back(number(1));
        bound.push_back({*unit == 1 ? Op::minus : Op::plus});
      }
      (*unit == 1 ? range->to : range->from).push_back(std::move(bound));
      any = true;
      if (*unit == -1) break;
    }
    return any;
  }

  /// right - left with 0 for the variables that are gone, or left - right.
  Program difference(const Term& term, bool swapped, const Variables& gone) {
    Program out;
    emit(swapped ? term.left : term.right, gone, out);
    emit(swapped ? term.right : term.left, gone, out);
    out.push_back({Op::minus});
    return out;
  }
  Program program(Id id) {
    Program out;
    emit(id, Variables(plan_.variables), out);
    return out;
  }
  Step number(std::int64_t n) {
    auto& numbers = plan_.numbers;
    const auto place = std::find(numbers.begin(), numbers.end(), n);
    const auto column = plan_.variables + static_cast<std::size_t>(place - numbers.begin());
    if (place == numbers.end()) numbers.push_back(n);
    return {Op::variable, column};
  }
  /// As deep as the text is long, which is bounded.
  void emit(Id id, const Variables& gone, Program& out) {
    const Term& term = clause_[id];
    const auto variable = static_cast<std::size_t>(term.number);
    if (term.op == Op::number) return out.push_back(number(term.number));
    if (term.op == Op::variable) return out.push_back(gone[variable] ? number(0) : Step{Op::variable, variable});
    emit(term.left, gone, out);
    emit(term.right, gone, out);
    out.push_back({term.op});
  }

  const Clause& clause_;
  Conjuncts conjuncts_;
  Plan plan_;
  Variables mentioned_ = Variables(plan_.variables);  // by an equation that was solved
};

}  // namespace

SG_COLD std::vector<Plan> plans_of(const Clause& clause) {
  std::vector<Plan> plans;
  for (const Conjuncts& conjuncts : alternatives_of(clause)) plans.push_back(Planner(clause, conjuncts).plan());
  return plans;
}

}  // namespace sg::rule
