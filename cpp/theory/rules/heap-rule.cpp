#include "theory/rules/heap-rule.hpp"

#include <algorithm>
#include <numeric>
#include <set>

#include "core/text/minsize.hpp"
#include "theory/rules/rule-bounds.hpp"
#include "theory/rules/rule-signs.hpp"

namespace sg {
namespace {

/// Lanes that are tried when a rule is read: some tenths of a second. Options that are not tried here are refused where
/// they come up.
constexpr std::uint64_t most_lanes = 2'000'000;

/// Visits the blocks of options of a small heap, or of a tuple with a small total: `look(heaps, block)`, as far as they are
/// not too many. Throws InputError at an option that is not smaller.
void each_small_block(const HeapRule& rule, auto&& look) {
  constexpr std::uint64_t most_tried[] = {64, 24, 12, 9, 7, 6};  // by the number of numbers, minus 1
  HeapOptions options(rule);
  std::uint64_t left = most_lanes;
  const auto spend = [&left](std::uint64_t lanes) {
    left -= std::min(left, lanes);
    return left > 0;
  };
  std::vector<std::uint64_t> heaps(rule.heads());
  const auto each = [&](const std::vector<std::uint64_t>& tuple) {
    options.each_block(tuple, spend, [&](const auto& block) { return look(tuple, block), true; });
  };
  for (std::uint64_t n = 1; n <= most_tried[heaps.size() - 1]; ++n) each_tuple(heaps, 0, n, each);
}

/// Finds an order of the numbers such that in each move from a small tuple the first of them that changes gets less: next
/// comes a number that grows in no move in which those before it stay. Nullopt if there is none.
std::optional<std::vector<std::size_t>> falling_order(const HeapRule& rule) {
  std::set<std::vector<int>> changes;  // signs of how each number changes
  each_small_block(rule, [&](const std::vector<std::uint64_t>& from, const auto& block) {
    for (std::size_t lane = 0; lane < block.count; ++lane) {
      if (block.allowed[lane] == 0) continue;
      std::vector<int> signs;
      for (std::size_t head = 0; head < from.size(); ++head) {
        const auto to = static_cast<std::uint64_t>(block.parts[head][lane]);
        signs.push_back(to < from[head] ? -1 : to > from[head] ? 1 : 0);
      }
      changes.insert(std::move(signs));
    }
  });
  std::vector<std::size_t> order, left(rule.heads());
  std::iota(left.begin(), left.end(), std::size_t{0});
  while (!left.empty()) {
    const auto never_grows = [&](std::size_t head) {
      return std::none_of(changes.begin(), changes.end(), [&](const auto& signs) { return signs[head] > 0; });
    };
    const auto next = std::find_if(left.begin(), left.end(), never_grows);
    if (next == left.end()) return std::nullopt;
    for (auto change = changes.begin(); change != changes.end();)
      change = (*change)[*next] < 0 ? changes.erase(change) : std::next(change);
    order.push_back(*next);
    left.erase(next);
  }
  return changes.empty() ? std::optional(order) : std::nullopt;
}

}  // namespace

SG_MINSIZE HeapRule HeapRule::read(Reader& reader, rule::Shape shape) {
  HeapRule read;
  const std::string_view text = reader.rest();
  std::vector<rule::Plan> plans;
  auto clauses = rule::read_clauses(reader, shape);
  rule::widen(clauses);
  if (shape == rule::Shape::heap) read.code_ = rule::code_of(clauses);
  for (const rule::Clause& clause : clauses)
    for (rule::Plan& plan : rule::plans_of(clause)) plans.push_back(std::move(plan));
  read.text_ = rule::spaced(text);
  const auto set = [&](rule::Measure measure, const std::vector<std::size_t>& order = {}) {
    for (rule::Plan& plan : plans) {
      plan.measure = measure;
      plan.order = order;
    }
    read.plans_ = std::make_shared<const std::vector<rule::Plan>>(plans);
  };
  const auto try_small_heaps = [&] { each_small_block(read, [](const auto&, const auto&) {}); };
  set(shape == rule::Shape::heap ? rule::Measure::each_heap : rule::Measure::total);
  try {
    try_small_heaps();
  } catch (const InputError&) {
    if (shape == rule::Shape::heap) throw;
    set(rule::Measure::none);
    const auto order = falling_order(read);
    if (!order) throw;
    set(rule::Measure::in_order, *order);
    try_small_heaps();
  }
  // Later errors concern a position, so they have no place in the rule's text.
  for (rule::Plan& plan : plans)
    for (rule::Plan::Option& option : plan.options) option.at.reset();
  read.plans_ = std::make_shared<const std::vector<rule::Plan>>(std::move(plans));
  return read;
}

std::uint64_t HeapOptions::cost(std::span<const std::uint64_t> heaps) {
  std::uint64_t lanes = 0;
  for (Way& way : ways_) lanes += way.carry_out(total_of(heaps), [&](auto& columns) { return columns.cost(heaps); });
  return lanes;
}

}  // namespace sg
