#include "theory/rules/rule-goal.hpp"

#include <span>

#include "core/text/minsize.hpp"
#include "theory/rules/rule-term-reader.hpp"

namespace sg::rule {
namespace {

/// Adds the goal's condition to a clause, with these terms of the clause for its heaps; returns the condition's term.
Id substituted(Clause& clause, const Clause& goal, std::span<const Id> heaps, std::size_t at) {
  const auto first_set = static_cast<std::int64_t>(clause.sets.size());
  clause.sets.insert(clause.sets.end(), goal.sets.begin(), goal.sets.end());
  std::vector<Id> ids;
  for (Term term : goal.terms) {
    if (term.op == Op::variable) {
      ids.push_back(heaps[static_cast<std::size_t>(term.number)]);
      continue;
    }
    term.at = at;
    if (term.op != Op::number) {
      term.left = ids[term.left];
      // On the right of `in` stands the index of a set.
      term.right = term.op == Op::is_in ? clause.add({Op::number, goal[term.right].number + first_set, 0, 0, false, at})
                                        : ids[term.right];
      term.bound = bound_of(term.op, clause[term.left].bound, clause[term.right].bound);
      if (term.bound > most_number) throw InputError(ErrorCode::too_big, at, {Expected::numbers_below_2_61});
    }
    ids.push_back(clause.add(term));
  }
  return ids[*goal.condition];
}

/// Returns the clause with this option alone, where it makes nothing of which the goal's condition holds.
Clause without_goal(const Clause& all, const Clause::Option& option, const Clause& goal) {
  Clause clause = all;
  clause.options = {option};
  const auto avoid = [&](std::span<const Id> heaps) {
    const Id holds = substituted(clause, goal, heaps, option.at);
    const Id zero = clause.add({Op::number, 0, 0, 0, false, option.at});
    const Id avoided = clause.add({Op::equal, 0, holds, zero, true, option.at});
    clause.condition =
        clause.condition ? clause.add({Op::min, 0, *clause.condition, avoided, true, option.at}) : avoided;
  };
  if (goal.heads > 1) {
    avoid(option.parts);
  } else {
    for (const Id& part : option.parts) avoid(std::span(&part, 1));
  }
  return clause;
}

}  // namespace

SG_MINSIZE bool read_goal(Reader& reader, std::vector<Clause>& clauses) {
  Clause goal{.heads = clauses.back().heads};
  goal.names.assign(clauses.back().names.begin(),
                    clauses.back().names.begin() + static_cast<std::ptrdiff_t>(goal.heads));
  TermReader terms(reader, goal);
  reader.peek();
  const std::size_t at = reader.at();
  if (terms.name() != "loses") return false;
  reader.eat("loses");
  reader.peek();
  if (terms.name() != "when") return reader.rewind(at), false;  // a heap of that name
  reader.eat("when");
  goal.condition = terms.condition();
  if (goal.names.size() > goal.heads) reader.fail_at(at, Expected::goal_of_heaps);
  std::vector<Clause> avoiding;
  for (const Clause& clause : clauses)
    for (const Clause::Option& option : clause.options) avoiding.push_back(without_goal(clause, option, goal));
  clauses = std::move(avoiding);
  return true;
}

}  // namespace sg::rule
