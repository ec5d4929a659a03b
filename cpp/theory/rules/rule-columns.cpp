#include "theory/rules/rule-columns.hpp"

#include <algorithm>
#include <array>
#include <numeric>

#include "theory/rules/rule-lanes.hpp"

namespace sg::rule {
namespace {

/// The columns that a program keeps at once.
std::size_t slots_of(const Plan& plan) {
  std::size_t most = 2;  // a solved variable takes one more
  const auto see = [&](const Program& program, std::size_t base = 0) {
    most = std::max(most, base + program.size() / 2 + 1);
  };
  for (const Range& range : plan.ranges) {
    for (const Program& program : range.from) see(program);
    for (const Program& program : range.to) see(program);
  }
  for (const Solved& solved : plan.solved) see(solved.value);
  for (const Program& program : plan.conditions) see(program);
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
      room_(new Lane[(plan.variables + plan.numbers.size() + 4 + slots_of(plan)) * lanes_]) {
  for (std::size_t i = 0; i < plan.numbers.size(); ++i)
    fill(variable(plan.variables + i), static_cast<Lane>(plan.numbers[i]), 0);
  fill(ones(), 1, 0);
  fill(defined(), 1, 0);
}

template <class Lane>
void Columns<Lane>::fill(Lane* column, Lane from, Lane step) {
  for (std::size_t i = 0; i < width_; i += stride)
    for (std::size_t j = 0; j < stride; ++j) column[i + j] = from + static_cast<Lane>(i + j) * step;
}

template <class Lane>
void Columns<Lane>::place(std::span<const std::uint64_t> heaps) {
  total_ = static_cast<Lane>(std::accumulate(heaps.begin(), heaps.end(), std::uint64_t{0}));
  width_ = std::min(lanes_, padded(static_cast<std::size_t>(total_) + 1));
  for (std::size_t i = 0; i < heaps.size(); ++i) fill(variable(i), static_cast<Lane>(heaps[i]), 0);
}

template <class Lane>
std::uint64_t Columns<Lane>::cost(std::span<const std::uint64_t> heaps) {
  place(heaps);
  if (plan_.ranges.empty()) return 1;
  const auto [from, to] = bounds(plan_.ranges[0]);
  auto lanes = static_cast<std::uint64_t>(std::max<Lane>(to - from + 1, 0));
  for (std::size_t depth = 1; depth < plan_.ranges.size(); ++depth) lanes *= static_cast<std::uint64_t>(total_) + 1;
  return lanes;
}

template <class Lane>
std::pair<Lane, Lane> Columns<Lane>::bounds(const Range& range) {
  Lane from = 0;
  Lane to = total_;
  const auto bound = [&](const Program& program) {
    const Lane found = run(program, 0, 1)[0];
    Lane known[stride] = {1};
    keep_defined(known, stride);
    if (known[0] == 0) to = -1;
    return found;
  };
  for (const Program& program : range.from) from = std::max(from, bound(program));
  for (const Program& program : range.to) to = std::min(to, bound(program));
  return {from, to};
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
  for (const Program& program : plan_.conditions) demand(run(program, 0, count));
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
  const std::size_t lanes = padded(count);
  // Of one heap each part, of two the sum.
  std::array<Lane, most_lanes> sizes;
  const Lane* largest = parts_.empty() ? nullptr : parts_[0];
  for (std::size_t p = 1; p < parts_.size(); ++p, largest = sizes.data()) {
    if (plan_.heads == 1)
      each_lane(largest, parts_[p], sizes.data(), lanes, [](Lane a, Lane b) { return a > b ? a : b; });
    else
      each_lane(largest, parts_[p], sizes.data(), lanes, [](Lane a, Lane b) { return a + b; });
  }
  const auto grows = [&](std::size_t i) { return allowed[i] & static_cast<Lane>(largest[i] >= total_); };
  std::array<Lane, stride> any{};
  for (std::size_t i = 0; largest != nullptr && i < lanes; i += stride)
    for (std::size_t j = 0; j < stride; ++j) any[j] |= grows(i + j);
  if (std::accumulate(any.begin(), any.end(), Lane{0}) == 0) return;
  for (std::size_t i = 0; i < count; ++i) {
    if (grows(i) == 0) continue;
    std::vector<Lane> from, to;
    for (std::size_t head = 0; head < plan_.heads; ++head) from.push_back(variable(head)[0]);
    for (const Lane* const part : parts_) to.push_back(part[i]);
    throw InputError{ErrorCode::bad_rules, option.at, {Expected::smaller_heaps, listed(from), listed(to)}};
  }
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
  fill(defined(), 1, 0);
}

template class Columns<std::int32_t>;
template class Columns<std::int64_t>;

}  // namespace sg::rule
