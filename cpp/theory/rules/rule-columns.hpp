// Execution of a plan in columns: each step of a program is done for hundreds of values of the innermost variable at
// once, so that the cost of telling one operation from another is paid once for all of them.
#pragma once

#include <algorithm>
#include <array>
#include <memory>
#include <span>
#include <utility>

#include "theory/rules/rule-plan.hpp"

namespace sg::rule {

inline constexpr std::size_t most_lanes = 512;
inline constexpr std::uint64_t most_cost = std::uint64_t{1} << 50;

/// Options side by side: those lanes below `count` that are allowed. In the other lanes the parts mean nothing.
template <class Lane>
struct Block {
  std::size_t count;
  const Lane* allowed;  // 0 or 1
  std::span<const Lane* const> parts;
};

/// Columns with lanes of 32 bits for totals that the plan calls narrow, else of 64. Keeps a reference to the plan.
template <class Lane>
class Columns {
 public:
  explicit Columns(const Plan& plan);

  /// Visits the options of the heaps until the visitor returns false, or `spend` does, which gets the number of lanes
  /// as turns; then returns false. Throws InputError if an option is not smaller.
  template <class Spend, class Visit>
  bool each_block(std::span<const std::uint64_t> heaps, Spend&& spend, Visit&& visit) {
    place(heaps);
    return each_from(0, spend, visit);
  }

  /// Returns an upper bound on the lanes that `each_block` needs, at most `most_cost`.
  std::uint64_t cost(std::span<const std::uint64_t> heaps);

 private:
  static constexpr std::uint64_t overhead = 64;           // cost of a block, in lanes
  static constexpr std::uint64_t factor_turns = 1 << 17;  // cost of a factorisation beyond the sieve, likewise
  static constexpr std::uint64_t most_tries = 1000;

  template <class Spend, class Visit>
  bool each_from(std::size_t depth, Spend& spend, Visit& visit) {
    if (depth == plan_.ranges.size()) return each_option(1, spend, visit);
    const std::uint64_t values = find_values(depth);
    const bool innermost = depth + 1 == plan_.ranges.size();
    for (std::uint64_t next = 0; next < values; next += innermost ? width_ : 1) {
      const auto count = innermost ? static_cast<std::size_t>(std::min<std::uint64_t>(values - next, width_)) : 1;
      put_values(depth, next, count, innermost);
      if (!(innermost ? each_option(count, spend, visit) : each_from(depth + 1, spend, visit))) return false;
    }
    return true;
  }

  template <class Spend, class Visit>
  bool each_option(std::size_t count, Spend& spend, Visit& visit) {
    if (!spend(count + overhead + std::exchange(listing_, 0))) return false;
    if (!admits(count)) return true;
    for (const Plan::Option& option : plan_.options)
      if (!visit(block(option, count))) return false;
    return true;
  }

  /// Returns the column of a variable, or, behind these, of a number of the plan.
  Lane* variable(std::size_t i) { return room_.get() + i * lanes_; }
  /// Returns true for the column of a heap or of a number of the plan.
  bool is_constant(const Lane* column) {
    return column < variable(plan_.heads) || (column >= variable(plan_.variables) && column < ones());
  }
  /// Columns behind those: ones; flags of the lanes that have not divided by 0 since the last comparison, of those that
  /// have an option, and of those that satisfy the conditions if there are any; then the intermediate results.
  Lane* fixed(std::size_t i) { return variable(plan_.variables + plan_.numbers.size() + i); }
  Lane* ones() { return fixed(0); }
  Lane* defined() { return fixed(1); }
  Lane* allowed() { return fixed(2); }
  Lane* slot(std::size_t i) { return fixed(4 + i); }

  /// Values of a variable: consecutive numbers from `first` on, or those that are listed.
  struct Values {
    Lane first = 0;
    bool is_listed = false;
    std::vector<Lane> list = {};
  };

  /// Fills `count` lanes, and those up to the next stride, with from, from + step and so on.
  void fill(Lane* column, Lane from, Lane step, std::size_t count);
  void place(std::span<const std::uint64_t> heaps);
  /// Returns an upper bound on the lanes from this depth on: exact while few values of outer variables have to be tried,
  /// which takes them from `tries`.
  std::uint64_t cost_from(std::size_t depth, std::uint64_t& tries);
  /// Finds the values of the variable at this depth and returns their number.
  std::uint64_t find_values(std::size_t depth);
  /// Puts `count` values from the `next`-th on into the column of the innermost variable; for an outer variable one
  /// value into the whole column.
  void put_values(std::size_t depth, std::uint64_t next, std::size_t count, bool innermost);
  std::pair<Lane, Lane> bounds(const Range& range);
  /// Returns the least value in [from, to] at which a limit begins to hold (if `is_least`) or ceases to; to + 1 if
  /// there is none.
  Lane turn_of(const Limit& limit, Lane* column, Lane from, Lane to);
  /// Lists all possible values between these bounds, ascending; returns false if that is not feasible.
  bool list(const Listed& listed, Lane from, Lane to, std::vector<Lane>& out);
  /// Returns the result of a program in the first lane; nullopt if it divides by 0.
  std::optional<Lane> number(const Program& program);
  /// Returns true if any lane satisfies the conditions; sets `admitted_`.
  bool admits(std::size_t count);
  Block<Lane> block(const Plan::Option& option, std::size_t count);
  void demand_smaller(const Lane* allowed, const Plan::Option& option, std::size_t count);
  void demand_order(const Lane* allowed, const Plan::Option& option, std::size_t count);
  [[noreturn]] void refuse_lane(const Plan::Option& option, std::size_t lane);
  /// Runs a program and returns its result, which is in the slot `base` or in the column of a variable or number.
  const Lane* run(const Program& program, std::size_t base, std::size_t count);
  void apply(Op op, const Lane* a, const Lane* b, Lane* out, std::size_t lanes);
  void divide(Op op, const Lane* a, const Lane* b, Lane* out, std::size_t lanes);
  /// Sets to 0 those lanes that have divided by 0.
  void keep_defined(Lane* out, std::size_t lanes);

  const Plan& plan_;
  std::size_t lanes_;  // lanes that a column has room for
  std::size_t width_;  // lanes that are used, fewer for small heaps
  std::unique_ptr<Lane[]> room_;
  std::vector<const Lane*> stack_, parts_;
  std::array<Values, most_free> values_;
  std::vector<Lane> turns_;         // last turn of each limit, which is near the next one
  const Lane* admitted_ = nullptr;  // flags of the lanes that satisfy the conditions
  bool divided_ = false;            // some lane has divided by 0
  std::uint64_t listing_ = 0;       // turns that lists of values have cost since the last block
  Lane total_ = 0;
};

}  // namespace sg::rule
