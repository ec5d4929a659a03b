// Search for the sets of coins that a code allows by the xor of the values of heads there: turning a set changes the
// value of a row by that xor, whichever way the coins lie.
// Method   runs: the xor of all coins before the first equals that before the end, but for the wanted one.
//          Any coins, up to 9 of them: half of them looked up by their xor, the other half tried. 1+: by binary digits.
//          Any other element: every set is tried.
// Theorem  1-3 and 3 are counted. With o(n) as in coin-values.hpp, o(i) ^ o(k) ^ o(j) = o(i ^ k ^ j); and for given y
//          the k < j for which i = k ^ y is below k are those that have the top bit of y.
#pragma once

#include <array>
#include <functional>
#include <unordered_map>

#include "core/value/nimber.hpp"
#include "theory/coins/coin-values.hpp"

namespace sg {

/// Index of runs by their xor, in a row whose heads have the values `worths`.
class RunFinder {
 public:
  explicit RunFinder(const std::vector<Nimber>& worths);
  template <class Visit>
  bool each(const CoinClause& clause, std::size_t last, Nimber wanted, Visit&& visit) const;

 private:
  std::vector<Nimber> before_;                                   // xor of all coins before each place
  std::unordered_map<Nimber, std::vector<std::size_t>> places_;  // places by that xor, ascending
};

/// Index of choices of up to `kept` coins by their xor, among the coins from `from` on.
class ChoiceFinder {
 public:
  static constexpr std::size_t most_kept = 4;
  ChoiceFinder(std::vector<Nimber> worths, std::size_t from, std::size_t kept)
      : worths_(std::move(worths)), from_(from), kept_(kept), last_(from) {}
  /// Stores all choices; returns false if `spend` refuses or `pauses` returns true, and the next call goes on from
  /// there.
  bool keep(const std::function<bool(std::uint64_t turns)>& spend, const std::function<bool()>& pauses);
  std::size_t kept() const { return kept_.size(); }
  std::size_t from() const { return from_; }
  /// Visits every choice of `count` coins below `bound` whose xor is `wanted`, followed by `tail`, until the visitor
  /// returns false.
  template <class Spend, class Visit>
  bool each(std::size_t count, std::size_t bound, Nimber wanted, const Touch& tail, Spend&& spend, Visit&& visit) const;

 private:
  static constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();
  struct Some {
    std::array<std::uint32_t, most_kept> coins;  // ascending
    std::uint32_t next = none;                   // next choice with the same xor
  };
  struct Chain {
    std::uint32_t first, last;
  };
  /// Choices of one size, in the order of their last coins, chained by xor.
  struct Kept {
    std::vector<Some> all = {};
    std::unordered_map<Nimber, Chain> chains = {};
  };
  void keep_with_last(Kept& own, std::size_t count);

  std::vector<Nimber> worths_;
  std::size_t from_;
  std::vector<Kept> kept_;       // by the number of coins minus 1
  std::size_t done_ = 0, last_;  // complete entries; the next entry has the choices with last coins below last_
};

class CoinFinder {
 public:
  using Visit = std::function<bool(const Touch&)>;
  using Spend = std::function<bool(std::uint64_t turns)>;
  /// Budget of a search: pays for tries, says when to pause, and counts the outermost tries made so far.
  struct Effort {
    Spend spend;
    std::function<bool()> pauses;
    std::size_t& tries;
  };

  /// Returns the steps that it takes to find the sets of `tops` rightmost coins in a row of `size`; the greatest number
  /// if that is not feasible.
  static std::uint64_t work(const CoinCode& code, std::size_t size, std::size_t tops);
  CoinFinder(const CoinCode& code, const CoinValues& values, std::size_t size);
  /// Builds the indexes; must return true before `each_set` is called. Returns false if the effort ends before that;
  /// the next call goes on from there.
  bool prepare(const Effort& effort);

  /// Visits every set with rightmost coin `last` and the wanted xor, until the visitor returns false or the effort
  /// ends; then the next call with the same effort goes on.
  bool each_set(std::size_t last, Nimber wanted, const Effort& effort, const Visit& visit) const;

  /// Returns the number of such sets if a theorem counts them, else nullopt.
  static std::optional<Count> count(const CoinCode& code, std::size_t last, Nimber wanted);

 private:
  class Attempts;
  bool each_set_of(const CoinClause& clause, std::size_t last, Nimber wanted, Attempts& attempts,
                   const Visit& visit) const;
  bool each_chosen(const CoinClause& clause, std::size_t last, Nimber wanted, Attempts& attempts,
                   const Visit& visit) const;
  Nimber worth_of(const Touch& coins) const;

  CoinCode code_;
  std::vector<Nimber> worths_;
  std::optional<RunFinder> runs_;
  std::array<std::optional<ChoiceFinder>, 2> choices_;  // choices among all coins; among all but coin 0
};

template <class Visit>
bool RunFinder::each(const CoinClause& clause, std::size_t last, Nimber wanted, Visit&& visit) const {
  const auto found = places_.find(before_[last + 1] ^ wanted);
  if (found == places_.end()) return true;
  for (auto place = std::upper_bound(found->second.begin(), found->second.end(), last);
       place != found->second.begin();) {
    const std::size_t first = *--place;
    const std::size_t coins = last + 1 - first;
    if (coins > clause.most || coins > clause.window) return true;
    if (coins < clause.least || (clause.first && first != 0)) continue;
    Touch touch;
    for (std::size_t i = first; i <= last; ++i) touch.push_back(i);
    if (!visit(touch)) return false;
  }
  return true;
}

template <class Spend, class Visit>
bool ChoiceFinder::each(std::size_t count, std::size_t bound, Nimber wanted, const Touch& tail, Spend&& spend,
                        Visit&& visit) const {
  if (count == 0) return wanted != 0 || visit(tail);
  if (count > kept_.size()) {
    // At most half of the coins are tried one by one, which bounds the depth of the recursion.
    for (std::size_t coin = bound; coin-- > from_ + count - 1;) {
      if (!spend(1)) return false;
      Touch longer{coin};
      longer.insert(longer.end(), tail.begin(), tail.end());
      if (!each(count - 1, coin, wanted ^ worths_[coin], longer, spend, visit)) return false;
    }
    return true;
  }
  const Kept& kept = kept_[count - 1];
  const auto found = kept.chains.find(wanted);
  if (found == kept.chains.end()) return true;
  for (std::uint32_t i = found->second.first; i != none; i = kept.all[i].next) {
    const auto& coins = kept.all[i].coins;
    if (coins[count - 1] >= bound) return true;
    Touch touch(coins.begin(), coins.begin() + static_cast<std::ptrdiff_t>(count));
    touch.insert(touch.end(), tail.begin(), tail.end());
    if (!visit(touch)) return false;
  }
  return true;
}

}  // namespace sg
