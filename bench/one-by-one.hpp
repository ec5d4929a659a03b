// The options of one heap under a rule by a loop that tells the steps apart anew for each number, as a byte code is run.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <stdexcept>
#include <vector>

#include "theory/rules/rule-plan.hpp"

/// Of rules that go through one variable and leave one heap.
class OneByOne {
 public:
  explicit OneByOne(const sg::rule::Plan& plan) : plan_(plan), columns_(plan.variables + plan.numbers.size()) {
    std::copy(plan.numbers.begin(), plan.numbers.end(), columns_.begin() + static_cast<std::ptrdiff_t>(plan.variables));
  }
  template <class Visit>
  void each_option(std::int64_t n, Visit&& visit) {
    columns_[0] = n;
    const sg::rule::Range& range = plan_.ranges.at(0);
    std::int64_t from = 0, to = n;
    for (const auto& program : range.from) from = std::max(from, run(program));
    for (const auto& program : range.to) to = std::min(to, run(program));
    for (std::int64_t k = from; k <= to; ++k) {
      columns_[range.variable] = k;
      if (!std::all_of(plan_.conditions.begin(), plan_.conditions.end(), [&](const auto& p) { return run(p) != 0; }))
        continue;
      for (const auto& option : plan_.options)
        if (const std::int64_t part = run(option.parts.at(0)); part >= 0) visit(part);
    }
  }

 private:
  std::int64_t run(const sg::rule::Program& program) {
    std::size_t top = 0;
    for (const sg::rule::Step& step : program) {
      if (step.op == sg::rule::Op::variable) {
        stack_[top++] = columns_[step.column];
        continue;
      }
      const std::int64_t b = stack_[--top], a = stack_[top - 1];
      stack_[top - 1] = of(step.op, a, b);
    }
    return stack_[0];
  }
  static std::int64_t of(sg::rule::Op op, std::int64_t a, std::int64_t b) {
    using sg::rule::Op;
    switch (op) {
      case Op::plus:
        return a + b;
      case Op::minus:
        return a - b;
      case Op::times:
        return a * b;
      case Op::mod:
        return b == 0 ? 0 : (a % b + b) % b;
      case Op::equal:
        return a == b;
      case Op::less:
        return a < b;
      case Op::at_most:
        return a <= b;
      default:
        throw std::logic_error("an operation that the rule timed here has no use for");
    }
  }

  const sg::rule::Plan& plan_;
  std::vector<std::int64_t> columns_;
  std::array<std::int64_t, 64> stack_{};
};
