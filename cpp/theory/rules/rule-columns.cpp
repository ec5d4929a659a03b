#include "theory/rules/rule-columns.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <tuple>

#include "theory/heaps/divisors.hpp"
#include "theory/heaps/primes.hpp"
#include "theory/rules/rule-lanes.hpp"

namespace sg::rule {
namespace {

/// Returns the number of columns for intermediate results that the programs of a plan need at once.
std::size_t slots_of(const Plan& plan) {
  std::size_t most = 2;  // a solved variable takes one more
  const auto see = [&](const Program& program, std::size_t base = 0) {
    most = std::max(most, base + program.size() / 2 + 1);
  };
  for (const Range& range : plan.ranges) {
    for (const Program& program : range.from) see(program);
    for (const Program& program : range.to) see(program);
    for (const Limit& limit : range.limits) see(limit.number);
    for (const auto& limits : range.of_options)
      for (const Limit& limit : limits) see(limit.number);
    if (range.listed) see(range.listed->number);
  }
  for (const Solved& solved : plan.solved) see(solved.value);
  for (const Condition& condition : plan.conditions) see(condition.holds);
  for (const Plan::Option& option : plan.options)
    for (std::size_t i = 0; i < option.parts.size(); ++i) see(option.parts[i], i);
  return most;
}

template <class Lane>
std::string listed(const std::vector<Lane>& heaps) {
  std::string out;
  for (const Lane n : heaps) out += (out.empty() ? "" : ",") + std::to_string(n);
  return heaps.size() == 1 ? out : '(' + out + ')';
}

}  // namespace

template <class Lane>
Columns<Lane>::Columns(const Plan& plan)
    : plan_(plan),
      lanes_(plan.ranges.empty() ? stride : most_lanes),
      width_(lanes_),
      room_(new Lane[(plan.variables + plan.numbers.size() + 4 + slots_of(plan)) * lanes_]),
      turns_(plan.limits, 0) {
  for (std::size_t i = 0; i < plan.numbers.size(); ++i)
    fill(variable(plan.variables + i), static_cast<Lane>(plan.numbers[i]), 0, width_);
  fill(ones(), 1, 0, width_);
  fill(defined(), 1, 0, width_);
}

template <class Lane>
void Columns<Lane>::fill(Lane* column, Lane from, Lane step, std::size_t count) {
  for (std::size_t i = 0; i < count; i += stride)
    for (std::size_t j = 0; j < stride; ++j) column[i + j] = from + static_cast<Lane>(i + j) * step;
}

template <class Lane>
void Columns<Lane>::place(std::span<const std::uint64_t> heaps) {
  total_ = static_cast<Lane>(std::accumulate(heaps.begin(), heaps.end(), std::uint64_t{0}));
  width_ = std::min(lanes_, padded(static_cast<std::size_t>(std::min<Lane>(total_, most_lanes)) + 1));
  for (std::size_t i = 0; i < heaps.size(); ++i) fill(variable(i), static_cast<Lane>(heaps[i]), 0, width_);
}

template <class Lane>
std::uint64_t Columns<Lane>::cost(std::span<const std::uint64_t> heaps) {
  place(heaps);
  std::uint64_t tries = most_tries;
  return plan_.ranges.empty() ? 1 : std::min(cost_from(0, tries), most_cost);
}

template <class Lane>
std::uint64_t Columns<Lane>::cost_from(std::size_t depth, std::uint64_t& tries) {
  const std::uint64_t values = find_values(depth), all = static_cast<std::uint64_t>(total_) + 1;
  if (depth + 1 == plan_.ranges.size()) return values;
  std::uint64_t lanes = 0;
  if (values <= tries) {
    tries -= values;
    for (std::uint64_t next = 0; next < values && lanes < most_cost; ++next) {
      put_values(depth, next, 1, false);
      lanes += cost_from(depth + 1, tries);
    }
    return lanes;
  }
  lanes = values;
  for (++depth; depth < plan_.ranges.size(); ++depth) lanes = lanes > most_cost / all ? most_cost : lanes * all;
  return lanes;
}

template <class Lane>
std::uint64_t Columns<Lane>::find_values(std::size_t depth) {
  const Range& range = plan_.ranges[depth];
  Values& values = values_[depth];
  const auto [from, to] = bounds(range);
  values.first = from;
  values.is_listed = range.listed && from <= to && list(*range.listed, from, to, values.list);
  return values.is_listed ? values.list.size() : static_cast<std::uint64_t>(std::max<Lane>(to - from + 1, 0));
}

template <class Lane>
void Columns<Lane>::put_values(std::size_t depth, std::uint64_t next, std::size_t count, bool innermost) {
  const Values& values = values_[depth];
  Lane* const column = variable(plan_.ranges[depth].variable);
  if (!innermost) {
    const Lane value =
        values.is_listed ? values.list[static_cast<std::size_t>(next)] : values.first + static_cast<Lane>(next);
    return fill(column, value, 0, width_);
  }
  if (!values.is_listed) return fill(column, values.first + static_cast<Lane>(next), 1, count);
  std::copy_n(values.list.data() + next, count, column);
  std::fill(column + count, column + padded(count), column[count - 1]);
}

template <class Lane>
std::optional<Lane> Columns<Lane>::number(const Program& program) {
  const Lane found = run(program, 0, 1)[0];
  Lane known[stride] = {1};
  keep_defined(known, stride);
  return known[0] != 0 ? std::optional(found) : std::nullopt;
}

template <class Lane>
std::pair<Lane, Lane> Columns<Lane>::bounds(const Range& range) {
  Lane from = 0;
  Lane to = sizeof(Lane) == 4 ? std::min(total_, static_cast<Lane>(range.narrow_most)) : total_;
  const auto bound = [&](const Program& program) {
    const auto found = number(program);
    if (!found) to = -1;
    return found.value_or(0);
  };
  for (const Program& program : range.from) from = std::max(from, bound(program));
  for (const Program& program : range.to) to = std::min(to, bound(program));
  Lane* const column = variable(range.variable);
  for (const Limit& limit : range.limits) {
    const Lane turn = from <= to ? turn_of(limit, column, from, to) : from;
    if (limit.is_least)
      from = turn;
    else
      to = std::min(to, turn - 1);
  }
  if (range.of_options.empty() || from > to) return {from, to};
  Lane furthest = -1;
  for (const auto& limits : range.of_options) {
    Lane own = to;
    for (const Limit& limit : limits)
      if (own >= from) own = turn_of(limit, column, from, own) - 1;
    furthest = std::max(furthest, own);
  }
  return {from, furthest};
}

template <class Lane>
Lane Columns<Lane>::turn_of(const Limit& limit, Lane* column, Lane from, Lane to) {
  constexpr auto width = static_cast<Lane>(stride);
  Lane& turn = turns_[limit.place];
  // The turn is at least `from` and at most `end`, which is just past the values. Each round tests 16 values at once.
  Lane end = to + 1;
  Lane next = std::clamp<Lane>(turn - width / 2, from, to);
  while (from < end) {
    for (Lane i = 0; i < width; ++i) column[i] = next + i;
    const Lane* const found = run(limit.number, 0, stride);
    Lane held = 0;  // number of these values before the turn
    while (held < width && (found[held] < 0) == limit.is_least) ++held;
    Lane known[stride] = {};
    keep_defined(known, stride);
    if (held > 0) from = std::min<Lane>(end, next + held);
    if (held < width) end = std::min<Lane>(end, next + held);
    next = std::max<Lane>(from, from + (end - from) / 2 - width / 2);
  }
  return turn = from;
}

template <class Lane>
bool Columns<Lane>::list(const Listed& listed, Lane from, Lane to, std::vector<Lane>& out) {
  const auto found = number(listed.number);
  if (!found) return false;
  out.clear();
  const std::int64_t base = *found;
  if (!listed.set) {
    const auto dividend = static_cast<std::uint64_t>(base < 0 ? -base : base);
    if (dividend == 0) return false;
    listing_ += dividend > most_sieved ? factor_turns : 0;
    const auto keep = [&](std::uint64_t divisor) {
      const auto value = static_cast<Lane>(divisor);
      if (value >= from && value <= to) out.push_back(value);
    };
    for (const std::uint64_t divisor : proper_divisors(dividend)) keep(divisor);
    keep(dividend);
    return true;
  }
  const auto& members = plan_.sets[*listed.set].members();
  std::int64_t low = from - base, high = to - base;
  if (listed.unit == -1) std::tie(low, high) = std::pair(base - to, base - from);
  if (high > members.back()) return false;
  const auto first = std::lower_bound(members.begin(), members.end(), low);
  const auto last = std::upper_bound(first, members.end(), high);
  for (auto member = first; member != last; ++member) out.push_back(static_cast<Lane>(base + listed.unit * *member));
  if (listed.unit == -1) std::reverse(out.begin(), out.end());
  return true;
}

template <class Lane>
bool Columns<Lane>::admits(std::size_t count) {
  const std::size_t lanes = padded(count);
  admitted_ = ones();
  const auto demand = [&](const Lane* holds) {
    each_lane(admitted_, holds, fixed(3), lanes, [](Lane a, Lane b) { return a & b; });
    admitted_ = fixed(3);
    keep_defined(fixed(3), lanes);
  };
  for (const Solved& solved : plan_.solved) {
    const Lane* const found = run(solved.value, 0, count);
    Lane* const inside = slot(1);
    const auto is_inside = [most = total_](Lane x, Lane) { return static_cast<Lane>((x >= 0) & (x <= most)); };
    each_lane(found, found, inside, lanes, is_inside);
    each_lane(found, inside, variable(solved.variable), lanes, [](Lane x, Lane in) { return x & -in; });
    demand(inside);
  }
  for (const Condition& condition : plan_.conditions)
    if (!condition.listed_by || !values_[*condition.listed_by].is_listed) demand(run(condition.holds, 0, count));
  return std::any_of(admitted_, admitted_ + count, [](Lane lane) { return lane != 0; });
}

template <class Lane>
Block<Lane> Columns<Lane>::block(const Plan::Option& option, std::size_t count) {
  const std::size_t lanes = padded(count);
  const Lane* so_far = admitted_;
  parts_.clear();
  for (const Program& program : option.parts) {
    parts_.push_back(run(program, parts_.size(), count));
    const auto is_part = [](Lane a, Lane b) { return a & static_cast<Lane>(b >= 0); };
    each_lane(so_far, parts_.back(), allowed(), lanes, is_part);
    keep_defined(allowed(), lanes);
    so_far = allowed();
  }
  demand_smaller(so_far, option, count);
  return {count, so_far, parts_};
}

template <class Lane>
void Columns<Lane>::demand_smaller(const Lane* allowed, const Plan::Option& option, std::size_t count) {
  if (parts_.empty() || plan_.measure == Measure::none) return;
  if (plan_.measure == Measure::in_order) return demand_order(allowed, option, count);
  const std::size_t lanes = padded(count);
  // The size is the largest part for one heap, the sum for a tuple; parts are capped at the total against overflow.
  std::array<Lane, most_lanes> sizes;
  const Lane* largest = parts_[0];
  for (std::size_t p = 1; p < parts_.size(); ++p, largest = sizes.data()) {
    if (plan_.measure == Measure::each_heap)
      each_lane(largest, parts_[p], sizes.data(), lanes, [](Lane a, Lane b) { return a > b ? a : b; });
    else
      each_lane(largest, parts_[p], sizes.data(), lanes, [most = total_](Lane a, Lane b) {
        return (a < most ? a : most) + (b < 0 ? 0 : b < most ? b : most);
      });
  }
  const auto grows = [&](std::size_t i) { return allowed[i] & static_cast<Lane>(largest[i] >= total_); };
  std::array<Lane, stride> any{};
  for (std::size_t i = 0; i < lanes; i += stride)
    for (std::size_t j = 0; j < stride; ++j) any[j] |= grows(i + j);
  if (std::accumulate(any.begin(), any.end(), Lane{0}) == 0) return;
  for (std::size_t i = 0; i < count; ++i)
    if (grows(i) != 0) refuse_lane(option, i);
}

template <class Lane>
void Columns<Lane>::demand_order(const Lane* allowed, const Plan::Option& option, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) {
    if (allowed[i] == 0) continue;
    const auto is_same = [&](std::size_t head) { return parts_[head][i] == variable(head)[0]; };
    const auto changed = std::find_if_not(plan_.order.begin(), plan_.order.end(), is_same);
    if (changed == plan_.order.end() || parts_[*changed][i] > variable(*changed)[0]) refuse_lane(option, i);
    const auto add = [i](std::uint64_t sum, const Lane* part) { return sum + static_cast<std::uint64_t>(part[i]); };
    if (std::accumulate(parts_.begin(), parts_.end(), std::uint64_t{0}, add) > plan_.most)
      throw InputError(ErrorCode::too_big, option.at, {Expected::numbers_together, plan_.most});
  }
}

template <class Lane>
void Columns<Lane>::refuse_lane(const Plan::Option& option, std::size_t lane) {
  std::vector<Lane> from, to;
  for (std::size_t head = 0; head < plan_.heads; ++head) from.push_back(variable(head)[0]);
  for (const Lane* const part : parts_) to.push_back(part[lane]);
  throw InputError(ErrorCode::bad_rules, option.at, {Expected::smaller_heaps, listed(from), listed(to)});
}

template <class Lane>
const Lane* Columns<Lane>::run(const Program& program, std::size_t base, std::size_t count) {
  const std::size_t lanes = padded(count);
  stack_.clear();
  for (const Step& step : program) {
    if (step.op == Op::variable) {
      stack_.push_back(variable(step.column));
    } else {
      Lane* const out = slot(base + stack_.size() - 2);
      const Lane* const right = stack_.back();
      stack_.pop_back();
      apply(step.op, stack_.back(), right, out, lanes);
      stack_.back() = out;
    }
  }
  return stack_.back();
}

template <class Lane>
void Columns<Lane>::apply(Op op, const Lane* a, const Lane* b, Lane* out, std::size_t lanes) {
  const auto each = [&](auto&& operation) { each_lane(a, b, out, lanes, operation); };
  switch (op) {
    case Op::plus:
      return each([](Lane x, Lane y) { return x + y; });
    case Op::minus:
      return each([](Lane x, Lane y) { return x - y; });
    case Op::times:
      return each([](Lane x, Lane y) { return x * y; });
    case Op::divide:
    case Op::mod:
      return divide(op, a, b, out, lanes);
    case Op::min:
      return each([](Lane x, Lane y) { return x < y ? x : y; });
    case Op::max:
      return each([](Lane x, Lane y) { return x > y ? x : y; });
    case Op::gcd:
      return each([](Lane x, Lane y) { return std::gcd(x, y); });
    case Op::exclusive:
      return each([](Lane x, Lane y) { return x ^ y; });
    case Op::equal:
      each([](Lane x, Lane y) { return static_cast<Lane>(x == y); });
      break;
    case Op::less:
      each([](Lane x, Lane y) { return static_cast<Lane>(x < y); });
      break;
    case Op::at_most:
      each([](Lane x, Lane y) { return static_cast<Lane>(x <= y); });
      break;
    case Op::divides:
      each([](Lane x, Lane y) { return static_cast<Lane>(x == 0 ? y == 0 : y % x == 0); });
      break;
    case Op::is_in:
      each([&set = plan_.sets[static_cast<std::size_t>(b[0])]](Lane x, Lane) {
        return static_cast<Lane>(set.holds(x));
      });
      break;
    case Op::number:
    case Op::variable:
      return;
  }
  keep_defined(out, lanes);
}

template <class Lane>
void Columns<Lane>::divide(Op op, const Lane* a, const Lane* b, Lane* out, std::size_t lanes) {
  const bool constant = is_constant(b);
  if (constant ? b[0] == 0 : std::find(b, b + lanes, 0) != b + lanes) {
    divided_ = true;
    each_lane(defined(), b, defined(), lanes, [](Lane x, Lane y) { return x & static_cast<Lane>(y != 0); });
  }
  if constexpr (sizeof(Lane) == 4)
    if (constant && b[0] > 0) {
      const Reciprocal by(b[0]);
      if (op == Op::divide) return each_lane(a, b, out, lanes, [by](Lane x, Lane) { return by.quotient(x); });
      return each_lane(a, b, out, lanes, [by](Lane x, Lane y) { return x - by.quotient(x) * y; });
    }
  op == Op::divide ? each_lane(a, b, out, lanes, quotient<Lane>) : each_lane(a, b, out, lanes, remainder<Lane>);
}

template <class Lane>
void Columns<Lane>::keep_defined(Lane* out, std::size_t lanes) {
  if (!std::exchange(divided_, false)) return;
  each_lane(out, defined(), out, lanes, [](Lane x, Lane y) { return x & y; });
  fill(defined(), 1, 0, width_);
}

template class Columns<std::int32_t>;
template class Columns<std::int64_t>;

}  // namespace sg::rule
