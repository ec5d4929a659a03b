// Subtraction games: which numbers may be taken from a heap, and the values of single heaps.
// Sets     "1,3,4"; all but some, "!1,3"; "powers-of-2", "fibonacci" and "prime-powers", as far as 64 bits go.
// Theorem  1 to m - 1, and no multiple of m: n is worth n mod m, since n reaches every remainder but its own. So m = 3 for
//          the powers of 2 and m = 6 for those of primes.
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
  /// What may be taken; under `all_but` what may not. Ascending.
  const std::vector<std::uint64_t>& listed() const { return listed_; }
  bool allows(std::uint64_t take) const;
  /// All that may be taken of a heap of n is listed.
  bool lists(std::uint64_t n) const { return n <= listed_to_; }
  /// m of a set that holds 1 to m - 1 and no multiple of m, where that is known.
  std::optional<std::uint64_t> modulus() const { return modulus_; }
  /// How many numbers up to n may be taken; only of heaps that are listed.
  std::uint64_t count(std::uint64_t n) const;
  /// What can be kept of a heap of n; likewise.
  Ranges kept(std::uint64_t n) const;
  bool operator==(const SubtractionSet&) const = default;

 private:
  std::string name_ = {};  // of a set that is not written out
  std::vector<std::uint64_t> listed_ = {};
  std::uint64_t listed_to_ = std::numeric_limits<std::uint64_t>::max();
  std::optional<std::uint64_t> modulus_ = {};
  bool all_but_ = false;
};

}  // namespace sg
