#include "theory/rules/heap-rule.hpp"

#include "core/text/cold.hpp"

namespace sg {
namespace {

/// What is tried where a rule is read.
constexpr std::uint64_t most_tried = 64, most_tried_of_two = 24;

void try_small_heaps(const HeapRule& rule, std::size_t heaps) {
  HeapOptions options(rule);
  const auto all = [](const auto&) { return true; };
  for (std::uint64_t n = 1; n <= (heaps == 1 ? most_tried : most_tried_of_two); ++n) {
    if (heaps == 1) options.each_block(std::vector{n}, all, all);
    for (std::uint64_t a = 0; heaps > 1 && a <= n; ++a) options.each_block(std::vector{a, n - a}, all, all);
  }
}

}  // namespace

SG_COLD HeapRule HeapRule::read(Reader& reader, std::size_t heaps) {
  HeapRule read;
  const std::string_view text = reader.rest();
  std::vector<rule::Plan> plans;
  for (const rule::Clause& clause : rule::read_clauses(reader, heaps))
    for (rule::Plan& plan : rule::plans_of(clause)) plans.push_back(std::move(plan));
  read.text_ = rule::spaced(text);
  read.plans_ = std::make_shared<const std::vector<rule::Plan>>(plans);
  try_small_heaps(read, heaps);
  // From here on what is wrong is wrong with a position, and has no place in the rule's text.
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
