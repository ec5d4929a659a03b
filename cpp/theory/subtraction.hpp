// Subtraction games: which numbers may be taken from a heap, and the values of single heaps.
// Sets     "1,3,4"; all but some, "!1,3"; "powers-of-2", "fibonacci" and "prime-powers", as far as 64 bits go.
// Theorem  all but E: the heaps that n reaches by taking more than max E hold every value up to their greatest, so the value
//          of n is the first past it that none of the last max E heaps reached has.
//          1 to m - 1, and no multiple of m: n is worth n mod m, since n reaches every remainder but its own. So m = 3 for
//          the powers of 2 and m = 6 for those of primes.
// Source   Winning Ways, ch. 4
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "boards/heaps.hpp"

namespace sg {

class SubtractionSet {
 public:
  static SubtractionSet read(Reader& reader);
  std::string text() const;

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

class SubtractionValues {
 public:
  static constexpr std::uint64_t most = 1'000'000;

  explicit SubtractionValues(SubtractionSet set) : set_(std::move(set)) {}
  bool can_reach(const Heaps& heaps) const;
  bool know(const Heaps& heaps) const;
  /// One unit of the budget pays for 4096 options.
  bool grow(const Heaps& heaps, std::uint64_t& budget);
  std::optional<Value> value(const Heaps& heaps) const;
  std::optional<TamePair> tame_pair(const Heaps& heaps) const;
  /// Of one heap that is known.
  Nimber at(std::uint64_t n) const {
    return set_.modulus() ? n % *set_.modulus() : values_[static_cast<std::size_t>(n)];
  }
  /// Under `all_but`: the values that taking more than max E reaches are those below.
  Nimber far(std::uint64_t n) const { return far_[static_cast<std::size_t>(n)]; }

  template <class Visit>
  bool each_move_to(const Heaps& heaps, Nimber target, Visit&& visit) const {
    const Nimber change = sum(heaps) ^ target;
    for (std::size_t i = 0; i < heaps.size(); ++i)
      for (const std::uint64_t keep : kept_worth(heaps[i], at(heaps[i]) ^ change))
        if (!visit(Touch{i, keep})) return false;
    return true;
  }

 private:
  Nimber sum(const Heaps& heaps) const;
  void add();
  /// What can be kept of a heap of n with this value.
  std::vector<std::uint64_t> kept_worth(std::uint64_t n, Nimber value) const;

  SubtractionSet set_;
  std::vector<std::uint32_t> values_;
  std::vector<std::uint32_t> seen_;                 // the heap for which a value was last an option's, plus 1
  std::vector<std::vector<std::uint32_t>> places_;  // the heaps of each value, under `all_but`
  std::vector<std::uint32_t> far_;                  // likewise
};

}  // namespace sg
