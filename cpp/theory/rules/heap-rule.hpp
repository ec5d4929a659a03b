// Rules for heaps as a user writes them (docs/heap-rules.md): n -> n-1, n-2; n -> (a,b) where a+b = n-1.
// A total language: variables go from 0 to what the heaps hold, there is no recursion, and no number can pass 64 bits,
// since what each can be at most is known where the rule is read. Play ends, since what a rule leaves of one heap must be
// smaller heaps, and of a tuple must hold less in all or, where that is not so, be less in the first number that changes;
// that is tried for small heaps where the rule is read, and looked at for each option there is.
#pragma once

#include <algorithm>
#include <memory>
#include <numeric>
#include <span>

#include "solve/search/key-table.hpp"
#include "theory/rules/rule-columns.hpp"

namespace sg {

class HeapRule {
 public:
  /// Up to the end of the reader. Throws InputError, also where play need not end.
  static HeapRule read(Reader& reader, rule::Shape shape = rule::Shape::heap);
  /// How many numbers a position of it has.
  std::size_t heads() const { return plans_->front().heads; }
  rule::Measure measure() const { return plans_->front().measure; }
  const std::string& text() const { return text_; }
  const std::vector<rule::Plan>& plans() const { return *plans_; }

 private:
  std::string text_;
  std::shared_ptr<const std::vector<rule::Plan>> plans_;
};

/// Every tuple of so many numbers with this total, from a place on, the first numbers ascending.
template <class Visit>
void each_tuple(std::vector<std::uint64_t>& tuple, std::size_t place, std::uint64_t total, Visit& visit) {
  if (place + 1 == tuple.size()) {
    tuple[place] = total;
    return visit(tuple);
  }
  for (tuple[place] = 0; tuple[place] <= total; ++tuple[place])
    each_tuple(tuple, place + 1, total - tuple[place], visit);
}

/// Goes through the options of heaps; one cannot be used while it does.
class HeapOptions {
 public:
  explicit HeapOptions(const HeapRule& rule) : rule_(rule), ways_(rule.plans().begin(), rule.plans().end()) {}

  /// Blocks of options until the visitor answers false, the same option perhaps more than once, or until `spend` does, which
  /// is told the lanes as turns. Throws InputError where an option is not smaller.
  template <class Spend, class Visit>
  bool each_block(std::span<const std::uint64_t> heaps, Spend&& spend, Visit&& visit) {
    if (std::all_of(heaps.begin(), heaps.end(), [](std::uint64_t n) { return n == 0; })) return true;
    return std::all_of(ways_.begin(), ways_.end(), [&](Way& way) {
      return way.carry_out(total_of(heaps), [&](auto& columns) { return columns.each_block(heaps, spend, visit); });
    });
  }

  /// Each option once, as blocks are visited: of one heap the heaps that stay, ascending and without empty ones, of a
  /// tuple its numbers as they stand.
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

  /// How many lanes there are at most.
  std::uint64_t cost(std::span<const std::uint64_t> heaps);

 private:
  /// A plan, with columns as wide as heaps need that hold so much.
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
