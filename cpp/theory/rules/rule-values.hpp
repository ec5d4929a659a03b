// Values under a rule, each the mex of its options, computed on demand: of single heaps, 0 to n, and of two
// heaps, in the order of their totals.
#pragma once

#include <optional>

#include "boards/heaps/heaps.hpp"
#include "theory/rules/reached-values.hpp"

namespace sg {

/// Row of values, computed one after the other; the two tables below define which position a place stands for.
class MexRow {
 public:
  /// Appends the value of these heaps. `worth` returns the value of the parts in a lane; a single part needs no call,
  /// its value is the one at its place. Returns false if the meter refuses.
  template <class Worth>
  bool add(HeapOptions& options, std::span<const std::uint64_t> heaps, Meter& meter, Worth&& worth) {
    const auto round = static_cast<std::uint32_t>(values_.size());
    const auto spend = [&](std::uint64_t lanes) { return meter.spend_turns(lanes); };
    const bool all = options.each_block(heaps, spend, [&](const auto& block) {
      if (block.parts.size() == 1) {
        mark(block.count, block.allowed, block.parts[0], round);
      } else {
        for (std::size_t lane = 0; lane < block.count; ++lane)
          if (block.allowed[lane] != 0) seen_[worth(block.parts, lane)] = round;
      }
      return true;
    });
    if (!all) return false;
    std::uint32_t gap = 0;
    while (seen_[gap] == round) ++gap;
    hold(gap);
    return true;
  }
  std::size_t size() const { return values_.size(); }
  std::uint32_t operator[](std::uint64_t place) const { return values_[static_cast<std::size_t>(place)]; }

 private:
  template <class Lane>
  void mark(std::size_t count, const Lane* allowed, const Lane* kept, std::uint32_t round) {
    const std::uint32_t* const values = values_.data();
    std::uint32_t* const seen = seen_.data();
    for (std::size_t lane = 0; lane < count; ++lane)
      if (allowed[lane] != 0) seen[values[kept[lane]]] = round;
  }
  void hold(std::uint32_t value);

  std::vector<std::uint32_t> values_{0};  // at place 0 there is no move
  std::vector<std::uint32_t> seen_{0, 0};
};

/// Values of heaps: of all up to the largest, or, where that has more than `most_counters`, of those it leads to.
class RuleValues {
 public:
  explicit RuleValues(const HeapRule& rule) : options_(rule), reached_(rule) {}
  static bool can_reach(const Heaps&) { return true; }
  bool grow(const Heaps& heaps, Meter& meter);
  std::optional<Value> value(const Heaps& heaps);

 private:
  HeapOptions options_;
  MexRow values_;
  ReachedValues reached_;
};

class PairRuleValues {
 public:
  static constexpr std::uint64_t most_total = 1000;

  explicit PairRuleValues(const HeapRule& rule) : options_(rule) {}
  bool can_reach(const Heaps& heaps) const { return heaps[0] <= most_total && heaps[1] <= most_total - heaps[0]; }
  bool grow(const Heaps& heaps, Meter& meter);
  std::optional<Value> value(const Heaps& heaps) const;

 private:
  static std::uint64_t place(std::uint64_t a, std::uint64_t b) { return (a + b) * (a + b + 1) / 2 + a; }

  HeapOptions options_;
  MexRow values_;
  std::uint64_t a_ = 0, b_ = 0;  // last pair whose value is known
};

}  // namespace sg
