// Options of one heap under a rule, by a loop that tries every number and interprets the rule's steps for each, like a
// byte code.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <stdexcept>
#include <vector>

#include "theory/rules/rule-terms.hpp"

/// Enumerates the options under rules with one variable that leave one heap; the constructor throws for others.
class OneByOne {
 public:
  explicit OneByOne(const sg::rule::Clause& clause) : clause_(clause) {
    if (clause.names.size() != 2) throw std::logic_error("a rule of one variable is timed");
    if (clause.condition) emit(*clause.condition, condition_);
    for (const auto& option : clause.options) emit(option.parts.at(0), options_.emplace_back());
  }
  template <class Visit>
  void each_option(std::int64_t n, Visit&& visit) {
    values_[0] = n;
    for (values_[1] = 0; values_[1] <= n; ++values_[1]) {
      if (!condition_.empty() && run(condition_) == 0) continue;
      for (const Program& option : options_)
        if (const std::int64_t part = run(option); part >= 0) visit(part);
    }
  }

 private:
  struct Step {
    sg::rule::Op op;
    std::int64_t number;
  };
  using Program = std::vector<Step>;

  void emit(sg::rule::Id id, Program& out) {
    const sg::rule::Term& term = clause_[id];
    if (term.op != sg::rule::Op::number && term.op != sg::rule::Op::variable) {
      emit(term.left, out);
      emit(term.right, out);
    }
    out.push_back({term.op, term.number});
  }
  std::int64_t run(const Program& program) {
    std::size_t top = 0;
    for (const Step& step : program) {
      if (step.op == sg::rule::Op::number) {
        stack_[top++] = step.number;
      } else if (step.op == sg::rule::Op::variable) {
        stack_[top++] = values_[static_cast<std::size_t>(step.number)];
      } else {
        const std::int64_t b = stack_[--top], a = stack_[top - 1];
        stack_[top - 1] = of(step.op, a, b);
      }
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
      case Op::min:
        return std::min(a, b);
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

  const sg::rule::Clause& clause_;
  Program condition_;
  std::vector<Program> options_;
  std::array<std::int64_t, 2> values_{};
  std::array<std::int64_t, 64> stack_{};
};
