// Rules for heaps as a user writes them (docs/heap-rules.md): n -> n-1, n-2; n -> (a,b) where a+b = n-1.
// A total language: variables go from 0 to the total of the heaps, there is no recursion, and no number can pass 64
// bits, since bounds of all numbers are known when the rule is read. Play ends, since every option of one heap must
// consist of smaller heaps, and an option of a tuple must have a smaller total or, where that is not so, be less in the
// first number that changes; that is tried for small heaps when the rule is read, and checked for each option that is
// generated.
#pragma once

#include <algorithm>
#include <memory>
#include <numeric>
#include <span>

#include "solve/search/key-table.hpp"
#include "theory/rules/rule-code.hpp"
#include "theory/rules/rule-columns.hpp"

namespace sg {

class HeapRule {
 public:
  /// Reads a rule up to the end of the reader. Throws InputError, also if play need not end.
  static HeapRule read(Reader& reader, rule::Shape shape = rule::Shape::heap);
  /// Returns how many numbers a position of the rule has.
  std::size_t heads() const { return plans_->front().heads; }
  rule::Measure measure() const { return plans_->front().measure; }
  /// Returns the greatest total of the numbers of a position, from 10^6 to 10^18: no number of the rule passes 2^61.
  std::uint64_t most() const { return plans_->front().most; }
  /// Returns the code with the same moves, if one is seen.
  const std::optional<rule::ShiftedCode>& code() const { return code_; }
  const std::string& text() const { return text_; }
  const std::vector<rule::Plan>& plans() const { return *plans_; }

 private:
  std::string text_;
  std::optional<rule::ShiftedCode> code_;
  std::shared_ptr<const std::vector<rule::Plan>> plans_;
};

/// Visits every way to fill the tuple from `place` on with numbers of this total, the first numbers ascending.
template <class Visit>
void each_tuple(std::vector<std::uint64_t>& tuple, std::size_t place, std::uint64_t total, Visit& visit) {
  if (place + 1 == tuple.size()) {
    tuple[place] = total;
    return visit(tuple);
  }
  for (tuple[place] = 0; tuple[place] <= total; ++tuple[place])
    each_tuple(tuple, place + 1, total - tuple[place], visit);
}

/// Generator of the options of heaps. Not re-entrant: it must not be used again while it visits.
class HeapOptions {
 public:
  explicit HeapOptions(const HeapRule& rule) : rule_(rule), ways_(rule.plans().begin(), rule.plans().end()) {}

  /// Visits blocks of options, the same option perhaps more than once, until the visitor returns false, or `spend`
  /// does, which gets the number of lanes as turns; then returns false. Throws InputError if an option is not smaller.
  template <class Spend, class Visit>
  bool each_block(std::span<const std::uint64_t> heaps, Spend&& spend, Visit&& visit) {
    if (std::all_of(heaps.begin(), heaps.end(), [](std::uint64_t n) { return n == 0; })) return true;
    return std::all_of(ways_.begin(), ways_.end(), [&](Way& way) {
      return way.carry_out(total_of(heaps), [&](auto& columns) { return columns.each_block(heaps, spend, visit); });
    });
  }

  /// Visits each option once, under the conditions of `each_block`: for one heap the heaps that are left, ascending and
  /// without empty ones, for a tuple its numbers in their order.
  template <class Spend, class Visit>
  bool each_option(std::span<const std::uint64_t> heaps, Spend&& spend, Visit&& visit) {
    KeyTable<bool> seen;
    return each_block(heaps, spend, [&](const auto& block) {
      for (std::size_t lane = 0; lane < block.count; ++lane) {
        if (block.allowed[lane] == 0) continue;
        std::vector<std::uint64_t> kept;
        for (const auto* part : block.parts)
          if (part[lane] > 0 || heaps.size() > 1) kept.push_back(static_cast<std::uint64_t>(part[lane]));
        if (heaps.size() == 1) std::sort(kept.begin(), kept.end());
        const std::string_view key(reinterpret_cast<const char*>(kept.data()), kept.size() * sizeof kept[0]);
        if (seen.find(key)) continue;
        seen.insert(key, true);
        if (!visit(std::move(kept))) return false;
      }
      return true;
    });
  }

  /// Returns an upper bound on the number of lanes.
  std::uint64_t cost(std::span<const std::uint64_t> heaps);

 private:
  /// Plan with its columns: 32 bits wide for heaps whose total allows it, else 64; each made when first needed.
  struct Way {
    explicit Way(const rule::Plan& of) : plan(of) {}
    template <class Use>
    auto carry_out(std::uint64_t total, Use&& use) {
      if (total > plan.narrow_to) return use(wide ? *wide : wide.emplace(plan));
      return use(narrow ? *narrow : narrow.emplace(plan));
    }
    const rule::Plan& plan;
    std::optional<rule::Columns<std::int32_t>> narrow = {};
    std::optional<rule::Columns<std::int64_t>> wide = {};
  };
  static std::uint64_t total_of(std::span<const std::uint64_t> heaps) {
    return std::accumulate(heaps.begin(), heaps.end(), std::uint64_t{0});
  }

  HeapRule rule_;
  std::vector<Way> ways_;
};

}  // namespace sg
