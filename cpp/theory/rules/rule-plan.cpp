#include "theory/rules/rule-plan.hpp"

#include <algorithm>

#include "core/text/minsize.hpp"
#include "theory/rules/rule-alternatives.hpp"
#include "theory/rules/rule-bounds.hpp"
#include "theory/rules/rule-lanes.hpp"
#include "theory/rules/rule-linear.hpp"

namespace sg::rule {
namespace {

using Variables = std::vector<bool>;
/// Substitution for each variable: nullopt for itself, or a number.
using Values = std::vector<std::optional<std::int64_t>>;

/// Returns the lower bound of each variable by conditions such as k>=2.
std::vector<std::int64_t> least_of(const Clause& clause, const Conjuncts& conjuncts) {
  std::vector<std::int64_t> least(clause.names.size(), 0);
  for (const Id id : conjuncts) {
    const Term& term = clause[id];
    if (term.op != Op::less && term.op != Op::at_most) continue;
    const Term &number = clause[term.left], &variable = clause[term.right];
    if (number.op != Op::number || variable.op != Op::variable) continue;
    std::int64_t& own = least[static_cast<std::size_t>(variable.number)];
    own =
        std::max(own, std::min(number.number, static_cast<std::int64_t>(clause.most)) + (term.op == Op::less ? 1 : 0));
  }
  return least;
}

class Planner {
 public:
  Planner(const Clause& clause, Conjuncts conjuncts)
      : clause_(clause),
        conjuncts_(std::move(conjuncts)),
        terms_(clause, least_of(clause, conjuncts_)),
        plan_{clause.heads, clause.names.size(), clause.most, 0} {}

  Plan plan() {
    plan_.sets = clause_.sets;
    std::erase_if(conjuncts_, [&](Id id) { return solves(id); });
    for (std::size_t v = clause_.heads; v < plan_.variables; ++v)
      if (!is_solved_[v]) plan_.ranges.push_back({v});
    std::erase_if(conjuncts_, [&](Id id) { return bounds(id); });
    for (std::size_t depth = 0; depth < plan_.ranges.size(); ++depth) {
      list(depth);
      bound_by_options(plan_.ranges[depth]);
    }
    narrow();
    for (const Id id : conjuncts_) plan_.conditions.push_back({program(id), listed_by(id)});
    for (const Clause::Option& option : clause_.options) {
      plan_.options.push_back({{}, option.at});
      for (const Id part : option.parts) plan_.options.back().parts.push_back(program(part));
    }
    return std::move(plan_);
  }

 private:
  /// Solves an equation for the last variable that no equation before it mentions; returns false if there is none.
  bool solves(Id id) {
    const Term& term = clause_[id];
    if (term.op != Op::equal || clause_[term.left].condition) return false;
    for (std::size_t v = plan_.variables; v-- > clause_.heads;) {
      const auto unit = unit_of(clause_, term, v);
      if (is_solved_[v] || mentioned_[v] || !unit) continue;
      Values given = as_they_are();
      given[v] = 0;
      plan_.solved.push_back({v, difference(term, *unit == -1, given)});
      is_solved_[v] = true;
      for (std::size_t other = 0; other < plan_.variables; ++other)
        mentioned_[other] = mentioned_[other] || mentions(clause_, id, other);
      return true;
    }
    return false;
  }

  bool mentions_solved(Id id) const {
    for (std::size_t v = 0; v < plan_.variables; ++v)
      if (is_solved_[v] && mentions(clause_, id, v)) return true;
    return false;
  }

  /// Returns true if a comparison bounds the last variable that it mentions; then it is no longer needed as a
  /// condition. If a smaller value of that variable makes it easier to satisfy, earlier variables are bounded too, as
  /// if it were at its least. An equation bounds from both sides.
  bool bounds(Id id) {
    const Term& term = clause_[id];
    if (mentions_solved(id) || clause_[term.left].condition) return false;
    if (term.op == Op::equal) return bound(term, false), bound(term, true), false;
    return (term.op == Op::less || term.op == Op::at_most) && bound(term, false);
  }

  /// Bounds variables by left <= right, or by right <= left if `swapped`; returns true if the last variable is bounded.
  bool bound(const Term& term, bool swapped) {
    const Id low = swapped ? term.right : term.left, high = swapped ? term.left : term.right;
    Values given = as_they_are();
    bool any = false;
    for (auto range = plan_.ranges.rbegin(); range != plan_.ranges.rend(); ++range) {
      const std::size_t v = range->variable;
      const Trend a = terms_.trend(low, v), b = terms_.trend(high, v);
      if (a.is_constant() && b.is_constant()) continue;
      const Trend trend{b.up && a.down, b.down && a.up};  // trend of high - low
      if (!bound(*range, term, swapped, trend, given)) return any;
      any = true;
      if (!trend.down) break;
      given[v] = terms_.least()[v];
    }
    return any;
  }

  bool bound(Range& range, const Term& term, bool swapped, Trend trend, Values given) {
    const std::size_t v = range.variable;
    const Id low = swapped ? term.right : term.left, high = swapped ? term.left : term.right;
    const auto unit = unit_of(clause_, term, v);
    if (unit)
      given[v] = 0;
    else if (!(trend.up || trend.down) || !is_total(term))
      return false;
    // A variable on the right is at least left - right, one on the left at most right - left.
    const bool least = unit ? (*unit == -1) != swapped : trend.up;
    Program bound = difference(term, unit ? least != swapped : swapped, given);
    if (term.op == Op::less) {
      bound.push_back(number(1));
      bound.push_back({unit && least ? Op::plus : Op::minus});
    }
    if (unit)
      (least ? range.from : range.to).push_back(std::move(bound));
    else
      range.limits.push_back({std::move(bound), least, plan_.limits++});
    if (!least) ceilings_.push_back({v, low, high});
    return true;
  }

  bool is_total(const Term& term) const { return terms_.is_total(term.left) && terms_.is_total(term.right); }

  /// Bounds a variable by the demand that no part of an option is below 0; the option that allows most decides.
  void bound_by_options(Range& range) {
    for (const Clause::Option& option : clause_.options) {
      std::vector<Limit> limits;
      for (const Id part : option.parts)
        if (auto found = limit_of(part, range)) limits.push_back(std::move(*found));
      if (limits.empty()) return range.of_options.clear();
      range.of_options.push_back(std::move(limits));
    }
  }

  std::optional<Limit> limit_of(Id part, const Range& range) {
    if (!terms_.is_total(part) || mentions_solved(part)) return std::nullopt;
    Values given = as_they_are();
    for (auto later = plan_.ranges.rbegin(); later->variable != range.variable; ++later) {
      if (!terms_.trend(part, later->variable).down) return std::nullopt;
      given[later->variable] = terms_.least()[later->variable];
    }
    const Trend trend = terms_.trend(part, range.variable);
    if (!trend.down || trend.up) return std::nullopt;
    if (clause_.options.size() == 1) ceilings_.push_back({range.variable, std::nullopt, part});
    return Limit{program(part, given), false, plan_.limits++};
  }

  /// Limit by which a variable stays small, and the numbers made from it too: low <= high.
  struct Ceiling {
    std::size_t variable;
    std::optional<Id> low;  // else 0
    Id high;
  };

  /// Finds, by halving, a large total for which numbers stay below 2^29, also in the padding behind the end of a
  /// column: there is room for the difference of two.
  void narrow() {
    for (std::uint64_t total = most_counters; total > 0; total /= 2) {
      std::vector<std::uint64_t> most(plan_.variables, total);
      for (const Ceiling& ceiling : ceilings_)
        if (const auto found = most_under(ceiling, total))
          most[ceiling.variable] = std::min(most[ceiling.variable], *found);
      if (!is_narrow(most)) continue;
      plan_.narrow_to = total;
      for (Range& range : plan_.ranges) range.narrow_most = most[range.variable];
      return;
    }
  }

  bool is_narrow(std::vector<std::uint64_t> most) const {
    for (std::uint64_t& bound : most) bound += stride;
    return bounds_of(clause_, most, (1 << 29) - 1).has_value();
  }

  /// Returns the greatest value of the variable under a ceiling, for heaps up to a total; nullopt unless the limit
  /// widens as the heaps grow and narrows as the other variables grow.
  std::optional<std::uint64_t> most_under(const Ceiling& ceiling, std::uint64_t total) const {
    std::vector<std::int64_t> values = terms_.least();
    for (std::size_t v = 0; v < plan_.variables; ++v) {
      const Trend low = ceiling.low ? terms_.trend(*ceiling.low, v) : Trend{true, true};
      const Trend high = terms_.trend(ceiling.high, v);
      const bool is_head = v < clause_.heads;
      if (is_head ? !(low.down && high.up) : !(low.up && high.down)) return std::nullopt;
      if (is_head) values[v] = static_cast<std::int64_t>(total);
    }
    std::int64_t& value = values[ceiling.variable];
    std::int64_t from = value, to = static_cast<std::int64_t>(total);
    while (from < to) {
      value = to - (to - from) / 2;
      if ((ceiling.low ? terms_.worth(*ceiling.low, values) : 0) <= terms_.worth(ceiling.high, values))
        from = value;
      else
        to = value - 1;
    }
    return static_cast<std::uint64_t>(from);
  }

  /// Lists the values of the range at this depth by the first condition that can do so.
  void list(std::size_t depth) {
    Range& range = plan_.ranges[depth];
    for (std::size_t c = 0; c < conjuncts_.size() && !range.listed; ++c)
      if (const auto found = dividend_of(conjuncts_[c], range.variable); found && is_known(found->id, depth)) {
        range.listed = {program(found->id)};
        if (found->is_all) listing_.emplace_back(conjuncts_[c], depth);
      }
    for (std::size_t c = 0; c < conjuncts_.size() && !range.listed; ++c) {
      const Term& term = clause_[conjuncts_[c]];
      if (term.op != Op::is_in) continue;
      const auto unit = unit_in(clause_, term.left, range.variable);
      if (!unit || !is_known(term.left, depth + 1)) continue;
      // unit * variable + rest is in the set.
      Values given = as_they_are();
      given[range.variable] = 0;
      Program rest;
      if (*unit == 1) rest.push_back(number(0));
      emit(term.left, given, rest);
      if (*unit == 1) rest.push_back({Op::minus});
      range.listed = {std::move(rest), static_cast<std::size_t>(clause_[term.right].number), *unit};
      listing_.emplace_back(conjuncts_[c], depth);
    }
  }
  std::optional<std::size_t> listed_by(Id id) const {
    for (const auto& [by, depth] : listing_)
      if (by == id) return depth;
    return std::nullopt;
  }

  struct Dividend {
    Id id;
    bool is_all;  // the condition says nothing else
  };
  /// Returns the term that the variable must divide by a condition: e in k|e, e mod k = 0 and k*x = e; else nullopt.
  std::optional<Dividend> dividend_of(Id id, std::size_t v) const {
    const Term& term = clause_[id];
    if (term.op == Op::divides && is_variable(term.left, v)) return Dividend{term.right, true};
    if (term.op != Op::equal) return std::nullopt;
    const Term &left = clause_[term.left], &right = clause_[term.right];
    if (left.op == Op::mod && is_variable(left.right, v) && right.op == Op::number && right.number == 0)
      return Dividend{left.left, true};
    if (has_factor(term.left, v)) return Dividend{term.right, false};
    if (has_factor(term.right, v)) return Dividend{term.left, false};
    return std::nullopt;
  }
  bool is_variable(Id id, std::size_t v) const {
    return clause_[id].op == Op::variable && static_cast<std::size_t>(clause_[id].number) == v;
  }
  bool has_factor(Id id, std::size_t v) const {
    const Term& term = clause_[id];
    return term.op == Op::times && (is_variable(term.left, v) || is_variable(term.right, v) ||
                                    has_factor(term.left, v) || has_factor(term.right, v));
  }
  /// Returns true if the term is known once the ranges before this one have their values.
  bool is_known(Id id, std::size_t depth) const {
    if (mentions_solved(id)) return false;
    for (; depth < plan_.ranges.size(); ++depth)
      if (mentions(clause_, id, plan_.ranges[depth].variable)) return false;
    return true;
  }

  Values as_they_are() const { return Values(plan_.variables); }

  /// Returns the program of right - left, or of left - right if `swapped`.
  Program difference(const Term& term, bool swapped, const Values& given) {
    Program out;
    emit(swapped ? term.left : term.right, given, out);
    emit(swapped ? term.right : term.left, given, out);
    out.push_back({Op::minus});
    return out;
  }
  Program program(Id id) { return program(id, as_they_are()); }
  Program program(Id id, const Values& given) {
    Program out;
    emit(id, given, out);
    return out;
  }
  Step number(std::int64_t n) {
    auto& numbers = plan_.numbers;
    const auto place = std::find(numbers.begin(), numbers.end(), n);
    const auto column = plan_.variables + static_cast<std::size_t>(place - numbers.begin());
    if (place == numbers.end()) numbers.push_back(n);
    return {Op::variable, column};
  }
  /// Appends the program of a term. The recursion is no deeper than the text is long, which is bounded.
  void emit(Id id, const Values& given, Program& out) {
    const Term& term = clause_[id];
    const auto variable = static_cast<std::size_t>(term.number);
    if (term.op == Op::number) return out.push_back(number(term.number));
    if (term.op == Op::variable)
      return out.push_back(given[variable] ? number(*given[variable]) : Step{Op::variable, variable});
    emit(term.left, given, out);
    emit(term.right, given, out);
    out.push_back({term.op});
  }

  const Clause& clause_;
  Conjuncts conjuncts_;
  TermBounds terms_;
  Plan plan_;
  Variables is_solved_ = Variables(plan_.variables);
  Variables mentioned_ = Variables(plan_.variables);  // variables in equations that were solved
  std::vector<Ceiling> ceilings_ = {};
  std::vector<std::pair<Id, std::size_t>> listing_ = {};  // conditions that hold for all values that a range lists
};

}  // namespace

SG_MINSIZE std::vector<Plan> plans_of(const Clause& clause) {
  std::vector<Plan> plans;
  for (const Conjuncts& conjuncts : alternatives_of(clause)) plans.push_back(Planner(clause, conjuncts).plan());
  return plans;
}

}  // namespace sg::rule
