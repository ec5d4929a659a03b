// Plans for finding the options of a clause: variables to enumerate, over which values, and variables to solve for.
// A condition is first made a disjunction, and each of its alternatives has its plan. In a plan
//   an equation in which a variable occurs with coefficient 1 or -1 gives it, and a comparison bounds it: k in {1,3,4}
//     enumerates nothing;
//   a condition k|e leaves only the divisors of e to enumerate, a named set only its numbers;
//   a comparison that is monotone in a variable holds up to some value of it or from there on, which is searched
//     for: k*k<=n. So is the value up to which no part of an option is below 0.
#pragma once

#include "theory/rules/rule-terms.hpp"

namespace sg::rule {

/// Step of a program in postfix order; an operand is Op::variable, and the numbers of the rule are variables that never
/// change.
struct Step {
  Op op;
  std::size_t column = 0;
};
using Program = std::vector<Step>;

/// Limit of a variable to the values for which a number is not below 0: those from some value on, or up to one.
struct Limit {
  Program number;
  bool is_least;
  std::size_t place;  // index among all limits of the plan
};

/// List of the only possible values: the divisors of a number, or `number` + unit * s for each s of a set.
struct Listed {
  Program number;
  std::optional<std::size_t> set = {};
  std::int64_t unit = 1;
};

struct Range {
  std::size_t variable;
  std::uint64_t narrow_most = most_counters;  // greatest value if the columns are narrow
  std::vector<Program> from = {}, to = {};    // bounds besides 0 and the total of the heaps
  std::vector<Limit> limits = {};
  std::vector<std::vector<Limit>> of_options = {};  // limits of each option; a value must satisfy those of one option
  std::optional<Listed> listed = {};
};
struct Solved {
  std::size_t variable;
  Program value;
};
struct Condition {
  Program holds;
  std::optional<std::size_t> listed_by = {};  // holds for each value that this range lists
};

/// Measure that every move must lower: each heap made from one is smaller, the total of a tuple is, or the first number
/// of it that changes, in some order. Without one, moves are only listed.
enum class Measure : std::uint8_t { each_heap, total, in_order, none };

struct Plan {
  // Columns are in this order: the heaps, the other variables, the numbers.
  std::size_t heads, variables;
  std::uint64_t most;       // greatest total of the heaps
  std::uint64_t narrow_to;  // total of the heaps up to which no intermediate number passes 32 bits
  Measure measure = Measure::each_heap;
  std::vector<std::size_t> order = {};  // of the numbers of a tuple, for Measure::in_order
  std::vector<std::int64_t> numbers = {};
  std::vector<NumberSet> sets = {};
  std::vector<Range> ranges = {};  // variables to enumerate, the outermost first; bounds depend on earlier ones only
  std::size_t limits = 0;
  std::vector<Solved> solved = {};
  std::vector<Condition> conditions = {};
  struct Option {
    std::vector<Program> parts;
    std::optional<std::size_t> at;  // place in the text that the rule was read from
  };
  std::vector<Option> options = {};
};

std::vector<Plan> plans_of(const Clause& clause);

}  // namespace sg::rule
