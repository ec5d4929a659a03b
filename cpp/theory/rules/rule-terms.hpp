// The terms of a heap rule: expressions in whole numbers and conditions, each behind those that it is made of.
// A condition is 0 or 1, so that `and` is min, `or` is max, and `not c` is c = 0.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/text/reader.hpp"
#include "theory/rules/number-set.hpp"

namespace sg::rule {

/// What a heap holds at most; variables go from 0 to it.
inline constexpr std::uint64_t most_counters = 1'000'000;
/// No number on the way to a result passes this, whatever the heap: it is refused where the rule is read.
inline constexpr std::uint64_t most_number = std::uint64_t{1} << 60;
inline constexpr std::size_t most_free = 3;
/// Numbers of a tuple.
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
  exclusive,  // the xor of both in binary, in two's complement
  equal,
  less,
  at_most,
  divides,
  is_in,  // the set of the clause whose place the number on the right is
};

using Id = std::uint32_t;

struct Term {
  Op op;
  std::int64_t number = 0;  // or the index of the variable
  Id left = 0, right = 0;
  bool condition = false;
  std::size_t at = 0;       // where it begins
  std::uint64_t bound = 1;  // of its size
};

/// How large the result can be, of operands so large; past `most_number` for anything past it.
std::uint64_t bound_of(Op op, std::uint64_t a, std::uint64_t b);

/// `heads -> options where condition`.
struct Clause {
  struct Option {
    std::vector<Id> parts;
    std::size_t at;
  };
  std::vector<Term> terms = {};
  std::vector<std::string> names = {};  // the variables, those of the heaps first
  std::size_t heads = 0;
  std::vector<NumberSet> sets = {};
  std::vector<Option> options = {};
  std::optional<Id> condition = {};

  Id add(Term term) {
    terms.push_back(term);
    return static_cast<Id>(terms.size() - 1);
  }
  const Term& operator[](Id id) const { return terms[id]; }
};

/// What a rule is of: one heap, n, or a tuple, (a,b) to six numbers, of which the first clause says how many.
enum class Shape : std::uint8_t { heap, tuple };

/// Clauses joined by `;` up to the end of the reader, all of as many numbers.
std::vector<Clause> read_clauses(Reader& reader, Shape shape);

}  // namespace sg::rule
