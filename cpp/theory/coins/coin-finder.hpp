// The sets of coins that a code allows, found by the xor of what heads there are worth: turning a set changes the value of
// a row by that xor, whichever way the coins lie.
// Method   runs: the xor of all coins before the first equals that before the end, but for the wanted one.
//          Any coins, up to 9 of them: half of them looked up by their xor, the other half tried. 1+: by binary digits.
//          Any other element: every set is tried.
// Theorem  1-3 and 3 are counted. With o(n) as in coin-values.hpp, o(i) ^ o(k) ^ o(j) = o(i ^ k ^ j); and for given y the
//          k < j for which i = k ^ y is below k are those that have the top bit of y.
#pragma once

#include <array>
#include <functional>
#include <unordered_map>

#include "core/value/nimber.hpp"
#include "theory/coins/coin-values.hpp"

namespace sg {

/// Runs by their xor, in a row whose coins are worth so much.
class RunFinder {
 public:
  explicit RunFinder(const std::vector<Nimber>& worths);
  template <class Visit>
  bool each(const CoinClause& clause, std::size_t last, Nimber wanted, Visit&& visit) const;

 private:
  std::vector<Nimber> before_;                                   // the xor of all coins before each place
  std::unordered_map<Nimber, std::vector<std::size_t>> places_;  // those places by that xor, ascending
};

/// Choices of coins by their xor.
class ChoiceFinder {
 public:
  static constexpr std::size_t most_kept = 4;
  /// Keeps all choices of up to `kept` coins among those from `from` on, as far as `spend` grants them.
  template <class Spend>
  ChoiceFinder(std::vector<Nimber> worths, std::size_t from, std::size_t kept, Spend&& spend);
  bool complete() const { return complete_; }
  std::size_t kept() const { return kept_.size(); }
  std::size_t from() const { return from_; }
  /// Every choice of `count` coins below `bound`, with `tail` behind it, until the visitor answers false.
  template <class Spend, class Visit>
  bool each(std::size_t count, std::size_t bound, Nimber wanted, const Touch& tail, Spend&& spend, Visit&& visit) const;

 private:
  struct Some {
    Nimber worth;
    std::array<std::uint32_t, most_kept> coins;  // ascending
  };
  struct Kept {
    std::vector<Some> all = {};  // by worth, then by the last coin
    std::unordered_map<Nimber, std::pair<std::size_t, std::size_t>> places = {};
  };
  std::vector<Nimber> worths_;
  std::size_t from_;
  void index(Kept& own, std::size_t count);

  std::vector<Kept> kept_;  // by the number of coins less 1
  bool complete_ = true;
};

template <class Spend>
ChoiceFinder::ChoiceFinder(std::vector<Nimber> worths, std::size_t from, std::size_t kept, Spend&& spend)
    : worths_(std::move(worths)), from_(from), kept_(kept) {
  constexpr std::uint64_t turns = 64;  // of a choice that is kept
  for (std::size_t count = 1; count <= kept && complete_; ++count) {
    Kept& own = kept_[count - 1];
    const auto keep = [&](const std::vector<std::size_t>& chosen) {
      Some some{0, {}};
      for (std::size_t i = 0; i < count; ++i) {
        some.coins[i] = static_cast<std::uint32_t>(from_ + chosen[i]);
        some.worth ^= worths_[from_ + chosen[i]];
      }
      own.all.push_back(some);
      return spend(turns);
    };
    complete_ = each_choice(worths_.size() - std::min(from_, worths_.size()), count, count, keep);
    if (complete_) index(own, count);
  }
}

class CoinFinder {
 public:
  using Visit = std::function<bool(const Touch&)>;
  using Spend = std::function<bool(std::uint64_t turns)>;
  /// What a try is paid with, whether to leave off, and how many of the outermost tries have been made.
  struct Effort {
    Spend spend;
    std::function<bool()> pauses;
    std::size_t& tries;
  };

  /// Steps that it takes to find the sets of `tops` rightmost coins in a row; the greatest number where it is not done.
  static std::uint64_t work(const CoinCode& code, std::size_t size, std::size_t tops);
  /// Choices that are kept are paid for; where `spend` refuses them it is not complete, and of no use.
  CoinFinder(const CoinCode& code, const CoinValues& values, std::size_t size, const Spend& spend);
  bool complete() const;

  /// Every set with rightmost coin `last` and the wanted xor, until the visitor answers false or the effort
  /// ends; then the next call with the same effort goes on.
  bool each_set(std::size_t last, Nimber wanted, const Effort& effort, const Visit& visit) const;

  /// How many there are, where a theorem counts them.
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
  std::array<std::optional<ChoiceFinder>, 2> choices_;  // among all coins; among all but coin 0
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
    // At most half of the coins are tried one by one: it calls itself no deeper than that.
    for (std::size_t coin = bound; coin-- > from_ + count - 1;) {
      if (!spend(1)) return false;
      Touch longer{coin};
      longer.insert(longer.end(), tail.begin(), tail.end());
      if (!each(count - 1, coin, wanted ^ worths_[coin], longer, spend, visit)) return false;
    }
    return true;
  }
  const Kept& kept = kept_[count - 1];
  const auto found = kept.places.find(wanted);
  if (found == kept.places.end()) return true;
  for (std::size_t i = found->second.first; i < found->second.second; ++i) {
    const auto& coins = kept.all[i].coins;
    if (coins[count - 1] >= bound) return true;
    Touch touch(coins.begin(), coins.begin() + static_cast<std::ptrdiff_t>(count));
    touch.insert(touch.end(), tail.begin(), tail.end());
    if (!visit(touch)) return false;
  }
  return true;
}

}  // namespace sg
