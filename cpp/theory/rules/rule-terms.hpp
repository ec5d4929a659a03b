// Terms of a heap rule: expressions in whole numbers and conditions, each after its operands.
// A condition is 0 or 1, so that `and` is min, `or` is max, and `not c` is c = 0.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/text/reader.hpp"
#include "theory/rules/number-set.hpp"

namespace sg::rule {

/// Most counters in a heap under every rule; no rule has more than `most_total`.
inline constexpr std::uint64_t most_counters = 1'000'000, most_total = 1'000'000'000'000'000'000;
/// Bound of every intermediate number, whatever the heap: a rule that could pass it is refused when it is read.
inline constexpr std::uint64_t most_number = std::uint64_t{1} << 61;
inline constexpr std::size_t most_free = 3;
/// Most numbers of a tuple.
inline constexpr std::size_t most_heads = 6;

enum class Op : std::uint8_t {
  number,
  variable,
  plus,
  minus,
  times,
  divide,
  mod,
  min,
  max,
  gcd,
  exclusive,  // xor, in two's complement
  equal,
  less,
  at_most,
  divides,
  is_in,  // member of a set of the clause, whose index is the number on the right
};

using Id = std::uint32_t;

struct Term {
  Op op;
  std::int64_t number = 0;  // the number, or the index of the variable
  Id left = 0, right = 0;
  bool condition = false;
  std::size_t at = 0;       // place in the text where the term begins
  std::uint64_t bound = 1;  // upper bound of its absolute value
};

/// Returns a bound of the absolute value of the result, from those of the operands; greater than `most_number` if it
/// passes it.
std::uint64_t bound_of(Op op, std::uint64_t a, std::uint64_t b);

/// Clause of a rule: `heads -> options where condition`.
struct Clause {
  struct Option {
    std::vector<Id> parts;
    std::size_t at;
  };
  std::vector<Term> terms = {};
  std::vector<std::string> names = {};  // names of the variables, those of the heaps first
  std::size_t heads = 0;
  std::uint64_t most = most_counters;  // greatest value of a variable, for which the bounds of the terms hold
  std::vector<NumberSet> sets = {};
  std::vector<Option> options = {};
  std::optional<Id> condition = {};

  Id add(Term term) {
    terms.push_back(term);
    return static_cast<Id>(terms.size() - 1);
  }
  const Term& operator[](Id id) const { return terms[id]; }
};

/// Positions of a rule: one heap, n, or a tuple of two to six numbers, (a,b), whose number the first clause fixes.
enum class Shape : std::uint8_t { heap, tuple };

/// Reads clauses joined by `;` up to the end of the reader, all with the same number of numbers. Throws InputError.
std::vector<Clause> read_clauses(Reader& reader, Shape shape);

}  // namespace sg::rule
