// Coin-turning codes: they state the sets of coins that may be turned, the rightmost of them from heads to tails.
// Code     elements joined by commas; a set may be turned if any of them allows it. An element is a number of coins, a,
//          a-b or a+, and marks: C the coins are neighbours, E they stand at equal gaps, S their places are symmetric
//          about the middle, F the first coin of the row is one of them, C(w) they stand within w neighbouring places.
// Source   Winning Ways, ch. 14; the marks as in CGSuite
#pragma once

#include <algorithm>
#include <limits>
#include <string>
#include <vector>

#include "core/game/ruleset.hpp"
#include "core/text/reader.hpp"
#include "core/text/reason.hpp"

namespace sg {

/// Element of a code. Coins are numbered from 0.
struct CoinClause {
  enum class Shape : std::uint8_t { any, run, equal, mirror };
  static constexpr std::uint32_t unlimited = std::numeric_limits<std::uint32_t>::max();

  std::uint32_t least = 1, most = 1;  // number of coins turned
  Shape shape = Shape::any;
  bool first = false;                // coin 0 is turned
  std::uint32_t window = unlimited;  // most places from the leftmost coin to the rightmost, both counted

  bool counts(std::size_t coins) const { return least <= coins && coins <= most; }
  bool allows(const Touch& coins) const;
  bool allows_alone(std::size_t coin) const { return counts(1) && (!first || coin == 0); }
  /// Returns the leftmost coin within the window of a set with this rightmost coin.
  std::size_t lowest(std::size_t rightmost) const { return rightmost < window ? 0 : rightmost - window + 1; }
  /// Returns true for 1+: any set of one coin or more.
  bool is_motley() const { return *this == CoinClause{1, unlimited}; }
  /// Returns true if the shape is neither equal nor mirror, so that `completes` can tell.
  bool is_plain() const { return shape == Shape::any || shape == Shape::run; }
  /// Returns the farthest rightmost coin of a set that holds `leftmost`.
  std::uint64_t last_from(std::uint64_t leftmost) const;
  /// Returns true if `coins` coins, from `leftmost` to `rightmost`, belong to some set whose rightmost is `last`. Only
  /// for a plain clause.
  bool completes(std::size_t coins, std::uint64_t leftmost, std::uint64_t rightmost, std::uint64_t last) const;
  /// Returns the least and the greatest number of pairs between the ends of a symmetric set that has `middle` (0 or 1)
  /// middle coins; nullopt if there is no such set.
  std::optional<std::pair<std::size_t, std::size_t>> pairs(std::size_t middle) const;
  bool operator==(const CoinClause&) const = default;
};

class CoinCode {
 public:
  /// Reads a code or the name of one, and stops where it ends. Throws InputError.
  static CoinCode read(Reader& reader);
  /// Returns the name of the code if it has one, else its elements.
  std::string text() const;
  /// Returns a row for each element: its text, `least`, `most`, `shape`, `first` and `window`; `most` and `window` are
  /// empty where the code sets no bound.
  std::vector<Sign> gloss() const;
  const std::vector<CoinClause>& clauses() const { return clauses_; }
  /// Returns the only element, or null if there are several.
  const CoinClause* only() const { return clauses_.size() == 1 ? clauses_.data() : nullptr; }

  bool allows(const Touch& coins) const {
    return std::any_of(clauses_.begin(), clauses_.end(), [&](const CoinClause& c) { return c.allows(coins); });
  }
  /// Visits every set whose rightmost coin is `last`, each once, until the visitor returns false; then returns false.
  template <class Visit>
  bool each_set(std::size_t last, Visit&& visit) const;
  /// Returns the number of sets for each rightmost coin below `size`; nullopt past 128 bits, or where elements overlap.
  std::vector<std::optional<Count>> counts(std::size_t size) const;
  /// Returns true if two elements allow the same number of coins.
  bool overlaps() const;
  /// Returns true if every element is plain.
  bool is_plain() const {
    return std::all_of(clauses_.begin(), clauses_.end(), [](const CoinClause& c) { return c.is_plain(); });
  }

 private:
  std::vector<CoinClause> clauses_;
};

/// Visits every choice of `least` to `most` of the numbers below `from`, ascending, fewer first, until the visitor
/// returns false; then returns false.
template <class Visit>
bool each_choice(std::size_t from, std::size_t least, std::size_t most, Visit&& visit) {
  std::vector<std::size_t> chosen;
  for (std::size_t count = least; count <= std::min(most, from); ++count) {
    chosen.resize(count);
    for (std::size_t i = 0; i < count; ++i) chosen[i] = i;
    while (true) {
      if (!visit(chosen)) return false;
      std::size_t i = count;
      while (i > 0 && chosen[i - 1] == from - count + i - 1) --i;
      if (i == 0) break;
      for (std::size_t next = chosen[i - 1] + 1; i <= count; ++i) chosen[i - 1] = next++;
    }
  }
  return true;
}

// Functions for one shape each: they visit every set that a clause of that shape allows with `last` as its rightmost
// coin, until the visitor returns false.

template <class Visit>
bool each_any(const CoinClause& clause, std::size_t last, Visit&& visit) {
  const std::size_t lowest = clause.lowest(last);
  if (clause.first && lowest > 0) return true;
  if (clause.first && last == 0) return !clause.allows_alone(0) || visit(Touch{0});
  const std::size_t kept = clause.first ? 2 : 1;  // coins that are in every set
  if (clause.most < kept) return true;
  const std::size_t offset = clause.first ? 1 : lowest;
  const std::size_t least = std::max<std::size_t>(clause.least, kept) - kept;
  Touch touch;
  return each_choice(last - offset, least, clause.most - kept, [&](const std::vector<std::size_t>& chosen) {
    touch.clear();
    if (clause.first) touch.push_back(0);
    for (const std::size_t i : chosen) touch.push_back(offset + i);
    touch.push_back(last);
    return visit(touch);
  });
}

template <class Visit>
bool each_run(const CoinClause& clause, std::size_t last, Visit&& visit) {
  const std::size_t longest = std::min<std::size_t>(clause.most, last + 1 - clause.lowest(last));
  Touch touch;
  for (std::size_t coins = clause.least; coins <= longest; ++coins) {
    if (clause.first && coins != last + 1) continue;
    touch.clear();
    for (std::size_t i = last + 1 - coins; i <= last; ++i) touch.push_back(i);
    if (!visit(touch)) return false;
  }
  return true;
}

/// Sets of two or more coins at equal gaps.
template <class Visit>
bool each_equal(const CoinClause& clause, std::size_t last, Visit&& visit) {
  const std::size_t room = last - clause.lowest(last);
  Touch touch;
  for (std::size_t gap = 1; gap <= room; ++gap)
    for (std::uint64_t coins = std::max<std::uint64_t>(clause.least, 2); coins <= clause.most; ++coins) {
      const std::uint64_t span = (coins - 1) * gap;
      if (span > room) break;
      if (clause.first && span != last) continue;
      touch.clear();
      for (std::uint64_t i = coins; i-- > 0;) touch.push_back(last - i * gap);
      if (!visit(touch)) return false;
    }
  return true;
}

/// Symmetric sets from `left` to `last`, with the middle coin if `middle` is 1, without it if 0.
template <class Visit>
bool each_mirror_between(const CoinClause& clause, std::size_t left, std::size_t last, std::size_t middle,
                         Visit&& visit) {
  const auto pairs = clause.pairs(middle);
  if (!pairs) return true;
  const std::size_t span = last - left;
  Touch touch;
  return each_choice((span - 1) / 2, pairs->first, pairs->second, [&](const std::vector<std::size_t>& chosen) {
    touch.assign(1, left);
    for (const std::size_t i : chosen) touch.push_back(left + 1 + i);
    if (middle == 1) touch.push_back(left + span / 2);
    for (std::size_t i = chosen.size(); i-- > 0;) touch.push_back(last - 1 - chosen[i]);
    touch.push_back(last);
    return visit(touch);
  });
}

/// Symmetric sets of two or more coins.
template <class Visit>
bool each_mirror(const CoinClause& clause, std::size_t last, Visit&& visit) {
  const std::size_t lowest = clause.lowest(last);
  for (std::size_t left = last; left-- > lowest;) {
    if (clause.first && left > 0) continue;
    if (!each_mirror_between(clause, left, last, 0, visit)) return false;
    if ((last - left) % 2 == 0 && !each_mirror_between(clause, left, last, 1, visit)) return false;
  }
  return true;
}

/// Visits every set that one clause, of any shape, allows with `last` as its rightmost coin.
template <class Visit>
bool each_set_of(const CoinClause& clause, std::size_t last, Visit&& visit) {
  using Shape = CoinClause::Shape;
  if (clause.shape == Shape::any) return each_any(clause, last, visit);
  if (clause.shape == Shape::run) return each_run(clause, last, visit);
  if (clause.allows_alone(last) && !visit(Touch{last})) return false;
  return clause.shape == Shape::equal ? each_equal(clause, last, visit) : each_mirror(clause, last, visit);
}

template <class Visit>
bool CoinCode::each_set(std::size_t last, Visit&& visit) const {
  for (std::size_t i = 0; i < clauses_.size(); ++i) {
    const bool went_on = each_set_of(clauses_[i], last, [&](const Touch& touch) {
      for (std::size_t before = 0; before < i; ++before)
        if (clauses_[before].allows(touch)) return true;
      return visit(touch);
    });
    if (!went_on) return false;
  }
  return true;
}

}  // namespace sg
