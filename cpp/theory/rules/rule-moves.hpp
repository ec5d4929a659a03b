// Moves that a rule allows in heaps.
#pragma once

#include <array>

#include "boards/heaps/heaps.hpp"
#include "theory/rules/heap-rule.hpp"

namespace sg {

/// Most lanes that listing the moves of a position may take.
inline constexpr std::uint64_t most_lanes = 100'000'000;

/// Fails the reader if a heap is too large for the rule.
void admit_sizes(const HeapRule& rule, const Heaps& heaps, Reader& reader);
/// Fails the reader if listing the options of all heaps is too much work.
void admit_moves(const HeapRule& rule, const Heaps& heaps, Reader& reader);

/// Visits moves as touches: the index of the heap, then the heaps that are left of it (0 if none), until the visitor
/// returns false; then returns false.
bool each_rule_move(const HeapRule& rule, const Heaps& heaps, auto&& visit) {
  HeapOptions options(rule);
  const auto spend = [&](std::uint64_t lanes) { return visit.turns(lanes); };
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    const bool went_on = options.each_option(std::array{heaps[i]}, spend, [&](Touch touch) {
      if (touch.empty()) touch.push_back(0);
      touch.insert(touch.begin(), i);
      return visit(touch);
    });
    if (!went_on) return false;
  }
  return true;
}

}  // namespace sg
