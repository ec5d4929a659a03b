#include "theory/coins/coin-finder.hpp"

#include <bit>
#include <tuple>

namespace sg {
namespace {

using Shape = CoinClause::Shape;

constexpr std::uint64_t never = std::numeric_limits<std::uint64_t>::max();
constexpr std::uint64_t most_choices = 500'000;  // stored by their xor

constexpr CoinClause mock_turtles{1, 3};
constexpr CoinClause triplets{3, 3};

bool by_runs(const CoinClause& clause) { return clause.shape == Shape::run; }
bool by_choices(const CoinClause& clause) {
  return clause.shape == Shape::any && clause.window == CoinClause::unlimited && clause.most <= 9;
}
/// Number of coins other than the rightmost and, if it is always turned, coin 0; then the number of them that are
/// looked up by their xor.
std::size_t free_coins(const CoinClause& clause) { return clause.most - std::min(clause.most, clause.first ? 2u : 1u); }
std::size_t kept_coins(const CoinClause& clause) { return (free_coins(clause) + 1) / 2; }

/// Number of ways to choose `count` of `from`, capped near 2^31.
std::uint64_t capped_choices(std::uint64_t from, std::size_t count) {
  std::uint64_t ways = 1;
  for (std::size_t i = 1; i <= count; ++i)
    ways = std::min<std::uint64_t>(ways * (from - std::min<std::uint64_t>(from, i - 1)) / i, 1u << 31);
  return ways;
}

/// Returns how many numbers below `bound` have the bit.
Count with_bit(std::uint64_t bound, std::uint64_t bit) {
  const std::uint64_t rest = bound % (2 * bit);
  return bound / (2 * bit) * bit + (rest > bit ? rest - bit : 0);
}

bool is_odious(Nimber x) { return std::popcount(x) % 2 == 1; }

/// Number of pairs i < k < bound with o(i) ^ o(k) = wanted, where o(n) = wanted has an n only if wanted is odious.
Count odious_pairs(std::uint64_t bound, Nimber wanted) {
  return wanted < 2 || is_odious(wanted) ? 0 : with_bit(bound, std::bit_floor(wanted / 2));
}

}  // namespace

RunFinder::RunFinder(const std::vector<Nimber>& worths) : before_(1, 0) {
  for (const Nimber worth : worths) {
    places_[before_.back()].push_back(before_.size() - 1);
    before_.push_back(before_.back() ^ worth);
  }
}

bool ChoiceFinder::keep(const std::function<bool(std::uint64_t turns)>& spend, const std::function<bool()>& pauses) {
  constexpr std::uint64_t turns = 64;  // price of storing one choice
  for (; done_ < kept_.size(); ++done_, last_ = from_)
    while (last_ < worths_.size()) {
      if (!spend(turns * capped_choices(last_ - from_, done_))) return false;
      keep_with_last(kept_[done_], done_ + 1);
      ++last_;
      if (pauses()) return false;
    }
  return true;
}

void ChoiceFinder::keep_with_last(Kept& own, std::size_t count) {
  each_choice(last_ - from_, count - 1, count - 1, [&](const std::vector<std::size_t>& chosen) {
    Some some{};
    Nimber worth = worths_[last_];
    for (std::size_t i = 0; i < chosen.size(); ++i) {
      some.coins[i] = static_cast<std::uint32_t>(from_ + chosen[i]);
      worth ^= worths_[from_ + chosen[i]];
    }
    some.coins[count - 1] = static_cast<std::uint32_t>(last_);
    const auto place = static_cast<std::uint32_t>(own.all.size());
    const auto [chain, is_new] = own.chains.try_emplace(worth, Chain{place, place});
    if (!is_new) own.all[std::exchange(chain->second.last, place)].next = place;
    own.all.push_back(some);
    return true;
  });
}

std::uint64_t CoinFinder::work(const CoinCode& code, std::size_t size, std::size_t tops) {
  if (count(code, 0, 0) || (code.only() && code.only()->is_motley())) return size;
  std::uint64_t total = size;
  bool tried = false;
  for (const CoinClause& clause : code.clauses()) {
    if (code.overlaps() || (!by_runs(clause) && !by_choices(clause))) {
      tried = true;
    } else if (by_choices(clause)) {
      const std::size_t kept = kept_coins(clause);
      if (kept > 1 && capped_choices(size, kept) > most_choices) return never;
      total += tops * capped_choices(size, free_coins(clause) - kept);
    }
  }
  if (!tried) return total;
  for (const auto& sets : code.counts(size)) {
    if (!sets || *sets > never - total) return never;
    total += static_cast<std::uint64_t>(*sets);
  }
  return total;
}

CoinFinder::CoinFinder(const CoinCode& code, const CoinValues& values, std::size_t size) : code_(code) {
  for (std::size_t i = 0; i < size; ++i) worths_.push_back(values[i]);
  if (code.overlaps()) return;
  std::array<std::size_t, 2> kept{};
  for (const CoinClause& clause : code.clauses()) {
    if (by_runs(clause) && !runs_) runs_.emplace(worths_);
    if (by_choices(clause)) kept[clause.first ? 1 : 0] = std::max(kept[clause.first ? 1 : 0], kept_coins(clause));
  }
  for (std::size_t from = 0; from < 2; ++from)
    if (kept[from] > 0) choices_[from].emplace(worths_, from, kept[from]);
}

bool CoinFinder::prepare(const Effort& effort) {
  return std::all_of(choices_.begin(), choices_.end(),
                     [&](auto& choices) { return !choices || choices->keep(effort.spend, effort.pauses); });
}

std::optional<Count> CoinFinder::count(const CoinCode& code, std::size_t last, Nimber wanted) {
  if (!code.only()) return std::nullopt;
  if (*code.only() == mock_turtles) {
    const Nimber rest = wanted ^ odious(last);
    return (rest == 0 ? 1 : 0) + (is_odious(rest) && rest / 2 < last ? 1 : 0) + odious_pairs(last, rest);
  }
  if (*code.only() == triplets) {
    // Mock turtles from coin 2 on, behind two coins that are worth nothing.
    if (last < 2) return 0;
    const Nimber rest = wanted ^ odious(last - 2);
    return (rest == 0 ? 1 : 0) + (is_odious(rest) && rest / 2 < last - 2 ? 2 : 0) + odious_pairs(last - 2, rest);
  }
  return std::nullopt;
}

/// Makes the outermost tries, for all elements of a code, and skips those that were made before a pause.
class CoinFinder::Attempts {
 public:
  explicit Attempts(const Effort& effort) : effort_(effort) {}

  /// Returns false if `tried` does, or if the effort ends after it.
  template <class Try>
  bool make(Try&& tried) {
    if (passed_++ < effort_.tries) return true;
    if (!tried()) return false;
    ++effort_.tries;
    return !effort_.pauses();
  }
  const Spend& spend() const { return effort_.spend; }

 private:
  const Effort& effort_;
  std::size_t passed_ = 0;
};

bool CoinFinder::each_set(std::size_t last, Nimber wanted, const Effort& effort, const Visit& visit) const {
  if (count(code_, last, wanted) == Count{0}) return true;
  if (code_.overlaps())
    return code_.each_set(
        last, [&](const Touch& touch) { return effort.spend(1) && (worth_of(touch) != wanted || visit(touch)); });
  Attempts attempts(effort);
  for (const CoinClause& clause : code_.clauses())
    if (!each_set_of(clause, last, wanted, attempts, visit)) return false;
  return true;
}

bool CoinFinder::each_set_of(const CoinClause& clause, std::size_t last, Nimber wanted, Attempts& attempts,
                             const Visit& visit) const {
  if (by_choices(clause)) return each_chosen(clause, last, wanted, attempts, visit);
  return attempts.make([&] {
    if (by_runs(clause)) return runs_->each(clause, last, wanted, visit);
    if (clause.is_motley()) {
      // Coin n is worth 2^n.
      if (wanted == 0 || static_cast<std::size_t>(std::bit_width(wanted)) != last + 1) return true;
      Touch touch;
      for (std::size_t i = 0; i <= last; ++i)
        if ((wanted >> i & 1) != 0) touch.push_back(i);
      return visit(touch);
    }
    return sg::each_set_of(clause, last, [&](const Touch& touch) {
      return attempts.spend()(1) && (worth_of(touch) != wanted || visit(touch));
    });
  });
}

bool CoinFinder::each_chosen(const CoinClause& clause, std::size_t last, Nimber wanted, Attempts& attempts,
                             const Visit& visit) const {
  const bool two = clause.first && last > 0;  // coin 0 and the rightmost
  const std::size_t held = two ? 2 : 1;
  if (clause.most < held || (clause.first && last == 0 && !clause.counts(1))) return true;
  const Nimber rest = wanted ^ worths_[last] ^ (two ? worths_[0] : 0);
  const auto found = [&](const Touch& touch) {
    if (!two) return visit(touch);
    Touch whole{0};
    whole.insert(whole.end(), touch.begin(), touch.end());
    return visit(whole);
  };
  if (clause.most == held)
    return rest != 0 || !clause.counts(held) || attempts.make([&] { return found(Touch{last}); });
  const ChoiceFinder& choices = *choices_[clause.first ? 1 : 0];
  const auto attempt = [&](std::size_t count, std::size_t bound, Nimber worth, const Touch& tail) {
    return attempts.make([&] { return choices.each(count, bound, worth, tail, attempts.spend(), found); });
  };
  const std::size_t least = std::max<std::size_t>(clause.least, held) - held;
  const std::size_t most = std::min<std::size_t>(clause.most - held, last + 1 - held);
  for (std::size_t count = least; count <= most; ++count) {
    if (count <= choices.kept()) {
      if (!attempt(count, last, rest, Touch{last})) return false;
      continue;
    }
    for (std::size_t coin = last; coin-- > choices.from() + count - 1;)
      if (!attempt(count - 1, coin, rest ^ worths_[coin], Touch{coin, last})) return false;
  }
  return true;
}

Nimber CoinFinder::worth_of(const Touch& coins) const {
  Nimber worth = 0;
  for (const std::uint64_t coin : coins) worth ^= worths_[static_cast<std::size_t>(coin)];
  return worth;
}

}  // namespace sg
