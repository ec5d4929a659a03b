// Interpreter of a rule by its definition, without plans and columns: every variable takes every number.
#pragma once

#include <algorithm>
#include <numeric>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "theory/rules/heap-rule.hpp"

namespace bare {

using namespace sg;
using namespace sg::rule;

using Values = std::vector<std::int64_t>;
using Kept = std::set<Values>;

/// Returns true if n is in the number set, by the definition of its kind.
inline bool is_member(const NumberSet& set, std::int64_t n) {
  using Kind = NumberSet::Kind;
  if (n < 1) return false;
  switch (set.kind()) {
    case Kind::primes:
      for (std::int64_t d = 2; d * d <= n; ++d)
        if (n % d == 0) return false;
      return n > 1;
    case Kind::squares:
    case Kind::cubes:
    case Kind::triangular:
      for (std::int64_t k = 1; k <= n; ++k) {
        const std::int64_t own = set.kind() == Kind::squares ? k * k
                                 : set.kind() == Kind::cubes ? k * k * k
                                                             : k * (k + 1) / 2;
        if (own >= n) return own == n;
      }
      return false;
    case Kind::fibonacci: {
      std::int64_t a = 1, b = 1;
      while (b < n) b += std::exchange(a, b);
      return b == n;
    }
    default:
      while (n % set.base() == 0) n /= set.base();
      return n == 1;
  }
}

/// Returns the value of a term; nullopt if it divides by 0.
inline std::optional<std::int64_t> worth(const Clause& clause, Id id, const Values& values) {
  const Term& term = clause[id];
  if (term.op == Op::number) return term.number;
  if (term.op == Op::variable) return values[static_cast<std::size_t>(term.number)];
  const auto left = worth(clause, term.left, values), right = worth(clause, term.right, values);
  if (!left || !right) return term.condition ? std::optional<std::int64_t>(0) : std::nullopt;
  const std::int64_t a = *left, b = *right;
  switch (term.op) {
    case Op::plus:
      return a + b;
    case Op::minus:
      return a - b;
    case Op::times:
      return a * b;
    case Op::divide:
    case Op::mod: {
      if (b == 0) return std::nullopt;
      std::int64_t quotient = a / b;
      while ((quotient * b > a) == (b > 0) && quotient * b != a) --quotient;
      return term.op == Op::divide ? quotient : a - quotient * b;
    }
    case Op::min:
      return std::min(a, b);
    case Op::max:
      return std::max(a, b);
    case Op::gcd:
      return std::gcd(a, b);
    case Op::equal:
      return a == b;
    case Op::less:
      return a < b;
    case Op::at_most:
      return a <= b;
    case Op::exclusive:
      return a ^ b;
    case Op::is_in:
      return is_member(clause.sets[static_cast<std::size_t>(b)], a);
    default:
      return a == 0 ? b == 0 : b % a == 0;
  }
}

/// Returns the options by the definition: every variable takes every number that the heaps allow.
inline Kept defined(const std::vector<Clause>& clauses, const Values& heaps) {
  Kept kept;
  const std::int64_t total = std::accumulate(heaps.begin(), heaps.end(), std::int64_t{0});
  for (const Clause& clause : clauses) {
    Values values = heaps;
    values.resize(clause.names.size(), 0);
    while (true) {
      if (!clause.condition || worth(clause, *clause.condition, values) == 1)
        for (const Clause::Option& option : clause.options) {
          Values parts;
          for (const Id part : option.parts) parts.push_back(worth(clause, part, values).value_or(-1));
          if (std::all_of(parts.begin(), parts.end(), [](std::int64_t n) { return n >= 0; })) kept.insert(parts);
        }
      std::size_t place = heaps.size();
      while (place < values.size() && values[place] == total) values[place++] = 0;
      if (place == values.size()) break;
      ++values[place];
    }
  }
  return kept;
}

inline Kept found(HeapOptions& options, const Values& heaps) {
  Kept kept;
  const auto free = [](std::uint64_t) { return true; };
  options.each_block(std::vector<std::uint64_t>(heaps.begin(), heaps.end()), free, [&](const auto& block) {
    for (std::size_t i = 0; i < block.count; ++i) {
      Values parts;
      for (const auto* part : block.parts) parts.push_back(part[i]);
      if (block.allowed[i] != 0) kept.insert(parts);
    }
    return true;
  });
  return kept;
}

inline Reader reader_of(const std::string& text) { return {text, 0, text.size(), ErrorCode::bad_rules}; }

}  // namespace bare
