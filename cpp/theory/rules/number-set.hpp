// Sets of numbers that a rule may name, each of numbers from 1 on: the primes, squares 1, 4, 9, …, cubes, triangular
// numbers 1, 3, 6, …, Fibonacci numbers 1, 2, 3, 5, … and the powers 1, b, b², … of a number.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace sg::rule {

class NumberSet {
 public:
  enum class Kind : std::uint8_t { primes, squares, cubes, triangular, fibonacci, powers };

  /// Returns the kind that the word names; nullopt if it names none.
  static std::optional<Kind> named(std::string_view word);

  /// `base` is for powers alone, and at least 2.
  explicit NumberSet(Kind kind, std::int64_t base = 0);
  Kind kind() const { return kind_; }
  std::int64_t base() const { return base_; }
  /// Returns true if n, a number up to 2^61, is a member.
  bool holds(std::int64_t n) const;
  /// Members, ascending; at least all those up to `most_counters`.
  const std::vector<std::int64_t>& members() const { return *members_; }

 private:
  Kind kind_;
  std::int64_t base_;
  std::shared_ptr<const std::vector<std::int64_t>> members_;
};

}  // namespace sg::rule
