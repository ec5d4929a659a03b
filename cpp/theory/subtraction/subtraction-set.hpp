// Subtraction sets: the numbers that may be taken from a heap, and the modulus of the values where it is known.
// Sets     "1,3,4"; all but some, "!1,3"; "powers-of-2", "fibonacci" and "prime-powers", up to 64 bits; "squares",
//          "cubes" and "triangular" up to 10^9, "primes" up to 10^6.
// Theorem  1 to m - 1, and no multiple of m: n is worth n mod m, since n reaches every remainder but its own. So m = 3
//          for the powers of 2 and m = 6 for those of primes.
// Source   Winning Ways, ch. 4
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "core/game/ruleset.hpp"
#include "core/text/reader.hpp"

namespace sg {

class SubtractionSet {
 public:
  static SubtractionSet read(Reader& reader);
  std::string text() const;

  bool is_named() const { return !name_.empty(); }
  bool all_but() const { return all_but_; }
  /// Numbers that may be taken; under `all_but` those that may not. Ascending.
  const std::vector<std::uint64_t>& listed() const { return listed_; }
  bool allows(std::uint64_t take) const;
  /// Returns true if all numbers that may be taken from a heap of n are listed.
  bool lists(std::uint64_t n) const { return n <= listed_to_; }
  /// Returns the largest heap that the set is known for.
  std::uint64_t most_heap() const { return modulus_ ? std::numeric_limits<std::uint64_t>::max() : listed_to_; }
  /// Returns m if the set is known to hold 1 to m - 1 and no multiple of m, else nullopt.
  std::optional<std::uint64_t> modulus() const { return modulus_; }
  /// Returns how many numbers up to n may be taken; `lists(n)` must be true.
  std::uint64_t count(std::uint64_t n) const;
  /// Returns the sizes to which a heap of n can be reduced; `lists(n)` must be true.
  Ranges kept(std::uint64_t n) const;
  bool operator==(const SubtractionSet&) const = default;

 private:
  std::string name_ = {};  // name of a set that has one, else empty
  std::vector<std::uint64_t> listed_ = {};
  std::uint64_t listed_to_ = std::numeric_limits<std::uint64_t>::max();
  std::optional<std::uint64_t> modulus_ = {};
  bool all_but_ = false;
};

}  // namespace sg
