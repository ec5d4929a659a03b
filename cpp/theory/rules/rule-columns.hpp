// A plan carried out in columns: each step of a program is done for hundreds of values of the innermost variable at once,
// so that what it costs to tell one operation from another is paid once for all of them.
#pragma once

#include <algorithm>
#include <array>
#include <memory>
#include <span>
#include <utility>

#include "theory/rules/rule-plan.hpp"

namespace sg::rule {

inline constexpr std::size_t most_lanes = 512;

/// Options side by side: those lanes below `count` that are allowed. Of the others the parts mean nothing.
template <class Lane>
struct Block {
  std::size_t count;
  const Lane* allowed;  // 0 or 1
  std::span<const Lane* const> parts;
};

/// Lanes of 32 bits where the plan is narrow, else of 64.
template <class Lane>
class Columns {
 public:
  explicit Columns(const Plan& plan);

  /// Visits the options of the heaps until the visitor answers false, or `spend` does, which is told the lanes as turns.
  /// Throws InputError where an option is not smaller.
  template <class Spend, class Visit>
  bool each_block(std::span<const std::uint64_t> heaps, Spend&& spend, Visit&& visit) {
    place(heaps);
    return each_from(0, spend, visit);
  }

  /// How many lanes that takes at most.
  std::uint64_t cost(std::span<const std::uint64_t> heaps);

 private:
  static constexpr std::uint64_t overhead = 64;  // of a block, in lanes

  template <class Spend, class Visit>
  bool each_from(std::size_t depth, Spend& spend, Visit& visit) {
    if (depth == plan_.ranges.size()) return each_option(1, spend, visit);
    const std::size_t values = find_values(depth);
    const bool innermost = depth + 1 == plan_.ranges.size();
    for (std::size_t next = 0; next < values; next += innermost ? width_ : 1) {
      const std::size_t count = innermost ? std::min(values - next, width_) : 1;
      put_values(depth, next, count, innermost);
      if (!(innermost ? each_option(count, spend, visit) : each_from(depth + 1, spend, visit))) return false;
    }
    return true;
  }

  template <class Spend, class Visit>
  bool each_option(std::size_t count, Spend& spend, Visit& visit) {
    if (!spend(count + overhead)) return false;
    if (!admits(count)) return true;
    for (const Plan::Option& option : plan_.options)
      if (!visit(block(option, count))) return false;
    return true;
  }

  /// A variable, or a number of the plan.
  Lane* variable(std::size_t i) { return room_.get() + i * lanes_; }
  /// Of a heap, or a number of the plan.
  bool is_constant(const Lane* column) {
    return column < variable(plan_.heads) || (column >= variable(plan_.variables) && column < ones());
  }
  /// Behind them: ones; which lanes have divided by no 0 since the last comparison, which have an option, which satisfy the
  /// conditions if there are any, and then what is on its way to a result.
  Lane* fixed(std::size_t i) { return variable(plan_.variables + plan_.numbers.size() + i); }
  Lane* ones() { return fixed(0); }
  Lane* defined() { return fixed(1); }
  Lane* allowed() { return fixed(2); }
  Lane* slot(std::size_t i) { return fixed(4 + i); }

  /// What a variable goes through: so many numbers from `first` on, or those that are listed.
  struct Values {
    Lane first = 0;
    bool is_listed = false;
    std::vector<Lane> list = {};
  };

  /// So many lanes, and those up to the next stride.
  void fill(Lane* column, Lane from, Lane step, std::size_t count);
  void place(std::span<const std::uint64_t> heaps);
  /// How many there are.
  std::size_t find_values(std::size_t depth);
  /// Some of them into the variable's column, or one into all of it.
  void put_values(std::size_t depth, std::size_t next, std::size_t count, bool innermost);
  std::pair<Lane, Lane> bounds(const Range& range);
  /// From the least value for which a limit starts to hold or ends, as it is that the variable has between these.
  Lane turn_of(const Limit& limit, Lane* column, Lane from, Lane to);
  /// Whether all that there can be between these bounds could be listed.
  bool list(const Listed& listed, Lane from, Lane to, std::vector<Lane>& out);
  std::optional<Lane> number(const Program& program);
  /// Whether any lane satisfies the conditions.
  bool admits(std::size_t count);
  Block<Lane> block(const Plan::Option& option, std::size_t count);
  void demand_smaller(const Lane* allowed, const Plan::Option& option, std::size_t count);
  void demand_order(const Lane* allowed, const Plan::Option& option, std::size_t count);
  [[noreturn]] void refuse_lane(const Plan::Option& option, std::size_t lane);
  /// The result, in the slot `base` or a variable's column.
  const Lane* run(const Program& program, std::size_t base, std::size_t count);
  void apply(Op op, const Lane* a, const Lane* b, Lane* out, std::size_t lanes);
  void divide(Op op, const Lane* a, const Lane* b, Lane* out, std::size_t lanes);
  /// Takes those lanes away that have divided by 0.
  void keep_defined(Lane* out, std::size_t lanes);

  const Plan& plan_;
  std::size_t lanes_;  // there is room for
  std::size_t width_;  // are used, of heaps that hold so few
  std::unique_ptr<Lane[]> room_;
  std::vector<const Lane*> stack_, parts_;
  std::array<Values, most_free> values_;
  std::vector<Lane> turns_;         // of each limit where it was found last, which is near to where it will be next
  const Lane* admitted_ = nullptr;  // the lanes that satisfy the conditions
  bool divided_ = false;            // some lane by 0
  Lane total_ = 0;
};

}  // namespace sg::rule
