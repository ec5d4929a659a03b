#include "theory/rules/heap-condition.hpp"

#include <algorithm>

#include "core/text/minsize.hpp"
#include "theory/rules/rule-bounds.hpp"
#include "theory/rules/rule-signs.hpp"
#include "theory/rules/rule-term-reader.hpp"

namespace sg {

SG_MINSIZE HeapCondition HeapCondition::read(Reader& reader) {
  HeapCondition read;
  const std::string_view text = reader.rest();
  std::vector<rule::Clause> clauses(1);
  rule::Clause& clause = clauses[0];
  rule::TermReader terms(reader, clause);
  reader.peek();
  const std::size_t at = reader.at();
  clause.condition = terms.condition();
  reader.expect_end(Expected::operator_or_end);
  if (clause.names.size() != 1) reader.fail_at(at, Expected::condition_of_one_heap);
  read.text_ = rule::spaced(text);
  // A rule for a heap and a number beside it, which is counted down where the condition holds: so it is asked of a heap
  // of 0 too.
  clause.names.push_back("beside");
  clause.heads = 2;
  const rule::Id heap = clause.add({rule::Op::variable, 0}), beside = clause.add({rule::Op::variable, 1}),
                 one = clause.add({rule::Op::number, 1});
  clause.options.push_back({{heap, clause.add({rule::Op::minus, 0, beside, one})}, at});
  rule::widen(clauses);
  read.tried_ = std::make_shared<Tried>();
  read.tried_->plans = rule::plans_of(clause);
  for (rule::Plan& plan : read.tried_->plans) plan.measure = rule::Measure::none;
  for (const rule::Plan& plan : read.tried_->plans) read.tried_->columns.emplace_back(plan);
  return read;
}

bool HeapCondition::holds(std::uint64_t n) const {
  const std::array heaps{n, std::uint64_t{1}};
  bool found = false;
  for (auto& columns : tried_->columns)
    columns.each_block(
        heaps, [](std::uint64_t) { return true; },
        [&](const auto& block) {
          found = found || std::any_of(block.allowed, block.allowed + block.count, [](auto lane) { return lane != 0; });
          return !found;
        });
  return found;
}

}  // namespace sg
