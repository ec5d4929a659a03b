// Values of single heads under a coin-turning code, coin by coin from the left.
// Theorem  with n = p - 1 for the head at place p, o(n) the one of 2n and 2n + 1 with an odd number of ones:
//          1: 1; 1-2: p; 2: n; 1-3: o(n); 3: 0, 0, then o(n - 2); 1+: 2^n;
//          1-bC and 1+C: the greatest power of 2 that divides p and is at most b; 2+C: half of it, 0 for odd p;
//          kC: 1 if k divides p, else 0.
//          Any other code by a table: the mex over the xors of the other coins of each set, as sets of bits.
// Source   Winning Ways, ch. 14; every line compared with the definition
#pragma once

#include <vector>

#include "theory/codes/nimber-set.hpp"
#include "theory/coins/coin-code.hpp"

namespace sg {

/// Returns the one of 2n and 2n + 1 that has an odd number of ones in binary.
Nimber odious(std::uint64_t n);

class CoinValues {
 public:
  explicit CoinValues(const CoinCode& code);

  /// Returns true if a theorem gives every value.
  bool by_theorem() const { return formula_ != nullptr; }
  /// Returns true if the values of the first `size` coins are known.
  bool know(std::size_t size) const { return by_theorem() || size <= table_.size(); }
  /// Returns the value of a head, which must be known.
  Nimber operator[](std::size_t coin) const { return formula_ ? formula_(coin, most_) : table_[coin]; }

  bool can_reach(std::size_t size) const { return know(size) || !full_; }
  /// Computes values until the first `size` are known; a turn pays for a word or a set. Returns true when done, false
  /// if the meter pauses or refuses, or the table is full.
  bool grow(std::size_t size, Meter& meter);

 private:
  using Formula = Nimber (*)(std::uint64_t n, std::uint64_t most);
  static Formula formula_of(const CoinClause& clause);
  void add();
  /// Adds to `reached_` the xors of the other coins of the sets whose rightmost coin is the next one.
  void reach(const CoinClause& clause, ChosenXors& others);

  std::vector<CoinClause> clauses_;
  Formula formula_ = nullptr;
  std::uint64_t most_ = 0;
  std::vector<Nimber> table_;
  std::vector<ChosenXors>
      others_;  // for each clause with any coins: xors of all coins so far, without coin 0 if it is always turned
  NimberSet reached_;
  std::uint64_t turns_ = 0;
  bool full_ = false;
};

/// Returns the greatest number of coins in a row with which every value is a 64-bit nimber.
std::size_t most_coins(const CoinCode& code);

}  // namespace sg
