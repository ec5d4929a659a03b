#include "theory/misere/reach.hpp"

#include "theory/codes/code-bound.hpp"
#include "theory/subtraction/subtraction-set.hpp"

namespace sg::misere {

Reach reach_of(const Game& game) {
  const std::string rules = game.rules();
  Reader reader(rules, 0, rules.size(), ErrorCode::bad_rules);
  if (game.info().id == "take-and-break")
    return [code = Code::read(reader)](std::uint64_t preperiod, std::uint64_t period) {
      return part_bound_of(code, preperiod, period);
    };
  if (game.info().id != "subtraction") return {};
  const SubtractionSet set = SubtractionSet::read(reader);
  if (set.all_but() || set.is_named()) return {};
  return
      [last = set.listed().back()](std::uint64_t preperiod, std::uint64_t) { return std::optional(preperiod + last); };
}

}  // namespace sg::misere
