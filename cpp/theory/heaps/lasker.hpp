// One heap of Lasker's Nim: its value, and its splits to a wanted value.
// Theorem  g(4k+1) = 4k+1, g(4k+2) = 4k+2, g(4k+3) = 4k+4, g(4k+4) = 4k+3: g is its own inverse.
// Method   with the remainders of both parts modulo 4 fixed, the values of the parts have high bits x and y with a
//          fixed sum s and a fixed xor v. So both hold the bits of (s - v) / 2, and each bit of v goes to x or to y.
// Source   Lasker 1931; Winning Ways, ch. 4
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>

#include "core/game/ruleset.hpp"

namespace sg {

/// Returns the value of a heap of n, which is also the heap of value n; n below 2^64 - 1.
inline Nimber lasker_value(std::uint64_t n) { return n % 4 == 3 ? n + 1 : n % 4 == 0 && n > 0 ? n - 1 : n; }

/// Splits of a heap into parts of these remainders modulo 4 whose values have the xor `wanted`.
class LaskerSplits {
 public:
  LaskerSplits(std::uint64_t n, Nimber wanted, unsigned first, unsigned second);

  std::uint64_t count() const;

  /// Visits the part with the first remainder, until the visitor returns false; then returns false.
  template <class Visit>
  bool each(Visit&& visit) const {
    if (!any_) return true;
    for (std::uint64_t chosen = 0;; chosen = (chosen - free_) & free_) {
      const bool parts = holds(both_ | chosen, first_) && holds(both_ | (dealt_ & ~chosen), second_);
      if (parts && !visit(part(both_ | chosen, first_))) return false;
      if (chosen == free_) return true;
    }
  }

 private:
  /// Returns true if there is a nonempty heap of this remainder whose value has these high bits.
  static bool holds(std::uint64_t high, unsigned remainder) { return remainder != 3 || high > 0; }
  static std::uint64_t part(std::uint64_t high, unsigned remainder);

  unsigned first_, second_;
  bool any_ = false;
  std::uint64_t both_ = 0;   // high bits of both values
  std::uint64_t dealt_ = 0;  // high bits of one of them
  std::uint64_t free_ =
      0;  // those of dealt_ that may go to the first part; one fewer for equal remainders, by symmetry
};

/// Returns the heap left by the take from a heap of n to this value; nullopt if there is none.
std::optional<std::uint64_t> lasker_take(std::uint64_t n, Nimber wanted);
/// Returns the number of moves from a heap of n to this value.
std::uint64_t lasker_moves_to(std::uint64_t n, Nimber wanted);
/// Returns the sizes that may follow those `kept` so far of a heap of n, and whether these are a whole move.
Followers lasker_after(std::uint64_t n, std::span<const std::uint64_t> kept);

template <class Visit>
bool each_lasker_split(std::uint64_t n, Nimber wanted, Visit&& visit) {
  for (unsigned first = 0; first < 4; ++first)
    for (unsigned second = first; second < 4; ++second)
      if (!visit(LaskerSplits(n, wanted, first, second))) return false;
  return true;
}

/// Visits the heaps that the moves to this value leave, the smaller first for a split: a heap and 0 after a take, two
/// heaps after a split.
template <class Visit>
bool each_lasker_kept(std::uint64_t n, Nimber wanted, Visit&& visit) {
  if (const auto kept = lasker_take(n, wanted); kept && !visit(*kept, 0)) return false;
  return each_lasker_split(n, wanted, [&](const LaskerSplits& splits) {
    return splits.each([&](std::uint64_t part) { return visit(std::min(part, n - part), std::max(part, n - part)); });
  });
}

}  // namespace sg
