#include "theory/rules/heap-rule.hpp"

#include "core/text/minsize.hpp"
#include "theory/rules/rule-signs.hpp"

namespace sg {
namespace {

/// Throws InputError at the option of a small heap, or of a tuple with a small total, that is not smaller.
void try_small_heaps(const HeapRule& rule) {
  constexpr std::uint64_t most_tried[] = {64, 24, 12, 9, 7, 6};  // by the number of numbers, minus 1
  HeapOptions options(rule);
  const auto all = [](const auto&) { return true; };
  const auto look = [&](const std::vector<std::uint64_t>& heaps) { options.each_block(heaps, all, all); };
  std::vector<std::uint64_t> heaps(rule.heads());
  for (std::uint64_t n = 1; n <= most_tried[heaps.size() - 1]; ++n) each_tuple(heaps, 0, n, look);
}

}  // namespace

SG_MINSIZE HeapRule HeapRule::read(Reader& reader, rule::Shape shape) {
  HeapRule read;
  const std::string_view text = reader.rest();
  std::vector<rule::Plan> plans;
  for (const rule::Clause& clause : rule::read_clauses(reader, shape))
    for (rule::Plan& plan : rule::plans_of(clause)) plans.push_back(std::move(plan));
  read.text_ = rule::spaced(text);
  const auto measured = [&](rule::Measure measure) {
    for (rule::Plan& plan : plans) plan.measure = measure;
    read.plans_ = std::make_shared<const std::vector<rule::Plan>>(plans);
    try_small_heaps(read);
  };
  if (shape == rule::Shape::heap) {
    measured(rule::Measure::each_heap);
  } else {
    try {
      measured(rule::Measure::total);
    } catch (const InputError& greater) {
      try {
        measured(rule::Measure::in_order);
      } catch (const InputError&) {
        throw greater;
      }
    }
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
