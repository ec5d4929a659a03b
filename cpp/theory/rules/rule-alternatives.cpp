#include "theory/rules/rule-alternatives.hpp"

#include "core/text/minsize.hpp"
#include "theory/rules/rule-linear.hpp"

namespace sg::rule {
namespace {

constexpr std::size_t most_alternatives = 64;

/// Returns true if a condition gives a variable, bounds one or lists its values, in whichever way it holds.
bool settles(const Clause& clause, Id id) {
  const Term& term = clause[id];
  if (term.op == Op::min) return settles(clause, term.left) || settles(clause, term.right);
  if (term.op == Op::max) return settles(clause, term.left) && settles(clause, term.right);
  const bool compares = term.op == Op::equal || term.op == Op::less || term.op == Op::at_most;
  for (std::size_t v = clause.heads; v < clause.names.size(); ++v) {
    if (compares && unit_of(clause, term, v)) return true;
    if ((term.op == Op::is_in || term.op == Op::divides) && unit_in(clause, term.left, v)) return true;
  }
  return false;
}

}  // namespace

SG_MINSIZE std::vector<Conjuncts> alternatives_of(const Clause& clause) {
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

}  // namespace sg::rule
