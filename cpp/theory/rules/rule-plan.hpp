// How the options of a clause are found: which variables are gone through, between which bounds, which are solved for.
// An equation in which a variable occurs with coefficient 1 or -1 gives it; so does a comparison bound it. A condition is
// first made a disjunction, and each of its alternatives has a plan of its own: k in {1,3,4} goes through nothing.
#pragma once

#include "theory/rules/rule-terms.hpp"

namespace sg::rule {

/// In postfix order; an operand is Op::variable, where the numbers of the rule are variables that never change.
struct Step {
  Op op;
  std::size_t column = 0;
};
using Program = std::vector<Step>;

struct Range {
  std::size_t variable;
  std::vector<Program> from, to;  // beside 0 and all that the heaps hold
};
struct Solved {
  std::size_t variable;
  Program value;
};

struct Plan {
  // The columns begin with the variables, and of them with the heaps, and go on with the numbers.
  std::size_t heads, variables;
  std::uint64_t narrow_to;  // of heaps that hold so many, no number on the way to a result passes 32 bits
  std::vector<std::int64_t> numbers = {};
  std::vector<Range> ranges = {};  // gone through, the outermost first; the bounds of each use those before it
  std::vector<Solved> solved = {};
  std::vector<Program> conditions = {};
  struct Option {
    std::vector<Program> parts;
    std::optional<std::size_t> at;  // in the text that the rule was read from
  };
  std::vector<Option> options = {};
};

std::vector<Plan> plans_of(const Clause& clause);

}  // namespace sg::rule
