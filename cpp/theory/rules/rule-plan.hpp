// How the options of a clause are found: which variables are gone through, through which values, which are solved for.
// A condition is first made a disjunction, and each of its alternatives has a plan of its own. In it
//   an equation in which a variable occurs with coefficient 1 or -1 gives it, and a comparison bounds it: k in {1,3,4} goes
//     through nothing;
//   of a condition k|e only the divisors of e are gone through, of a named set only its numbers;
//   a comparison in which both sides never rise, or never fall, with a variable holds up to some value of it or from there on,
//     which is searched for: k*k<=n. So is, of an option, that no part is below 0.
#pragma once

#include "theory/rules/rule-terms.hpp"

namespace sg::rule {

/// In postfix order; an operand is Op::variable, where the numbers of the rule are variables that never change.
struct Step {
  Op op;
  std::size_t column = 0;
};
using Program = std::vector<Step>;

/// The values of a variable for which a number is not below 0; those from some value on, or up to one.
struct Limit {
  Program number;
  bool is_least;
  std::size_t place;  // among all limits of the plan
};

/// The only values there can be: the divisors of a number, or `number` + unit * s for each s of a set.
struct Listed {
  Program number;
  std::optional<std::size_t> set = {};
  std::int64_t unit = 1;
};

struct Range {
  std::size_t variable;
  std::uint64_t narrow_most = most_counters;  // what the values can be at most where the columns are narrow
  std::vector<Program> from = {}, to = {};    // beside 0 and all that the heaps hold
  std::vector<Limit> limits = {};
  std::vector<std::vector<Limit>> of_options = {};  // of each option; a value need be within those of one
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

/// What has to get less with each move: every heap that comes of one, the total of a tuple, or the first number of it that
/// changes.
enum class Measure : std::uint8_t { each_heap, total, in_order };

struct Plan {
  // The columns begin with the variables, and of them with the heaps, and go on with the numbers.
  std::size_t heads, variables;
  std::uint64_t narrow_to;  // of heaps that hold so many, no number on the way to a result passes 32 bits
  Measure measure = Measure::each_heap;
  std::vector<std::int64_t> numbers = {};
  std::vector<NumberSet> sets = {};
  std::vector<Range> ranges = {};  // gone through, the outermost first; the bounds of each use those before it
  std::size_t limits = 0;
  std::vector<Solved> solved = {};
  std::vector<Condition> conditions = {};
  struct Option {
    std::vector<Program> parts;
    std::optional<std::size_t> at;  // in the text that the rule was read from
  };
  std::vector<Option> options = {};
};

std::vector<Plan> plans_of(const Clause& clause);

}  // namespace sg::rule
