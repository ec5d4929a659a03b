#include "theory/coins/coin-values.hpp"

#include <bit>

namespace sg {
namespace {

using Shape = CoinClause::Shape;

constexpr std::size_t most_words = std::size_t{1} << 22;      // in memory for one table: 32 MB
constexpr std::uint64_t most_turns = std::uint64_t{1} << 27;  // for one value, during which nothing can be cancelled

Nimber low_bit(std::uint64_t p) { return p & (~p + 1); }

/// Returns empty sets of xors, with bounds on the number of coins free to choose: all turned coins but the rightmost
/// and, if it is always turned, coin 0.
ChosenXors free_choice(const CoinClause& clause) {
  const std::uint32_t kept = clause.first ? 2 : 1;
  const std::uint32_t least = std::max(clause.least, kept) - kept;
  const bool bounded = clause.most != CoinClause::unlimited;
  return {least, bounded ? std::max(clause.most, kept) - kept : ChosenXors::unlimited};
}

}  // namespace

Nimber odious(std::uint64_t n) { return 2 * n + (std::popcount(n) % 2 == 0 ? 1 : 0); }

CoinValues::Formula CoinValues::formula_of(const CoinClause& clause) {
  if (clause.first || clause.window != CoinClause::unlimited) return nullptr;
  const auto is = [&](Shape shape, std::uint32_t least, std::uint32_t most) {
    return clause == CoinClause{least, most, shape, false, CoinClause::unlimited};
  };
  constexpr auto unlimited = CoinClause::unlimited;
  if (is(Shape::any, 1, 1)) return [](std::uint64_t, std::uint64_t) -> Nimber { return 1; };
  if (is(Shape::any, 1, 2)) return [](std::uint64_t n, std::uint64_t) -> Nimber { return n + 1; };
  if (is(Shape::any, 2, 2)) return [](std::uint64_t n, std::uint64_t) -> Nimber { return n; };
  if (is(Shape::any, 1, 3)) return [](std::uint64_t n, std::uint64_t) { return odious(n); };
  if (is(Shape::any, 3, 3)) return [](std::uint64_t n, std::uint64_t) { return n < 2 ? 0 : odious(n - 2); };
  if (is(Shape::any, 1, unlimited)) return [](std::uint64_t n, std::uint64_t) { return Nimber{1} << n; };
  if (is(Shape::run, 1, clause.most))
    return [](std::uint64_t n, std::uint64_t most) { return std::min(low_bit(n + 1), std::bit_floor(most)); };
  if (is(Shape::run, 2, unlimited)) return [](std::uint64_t n, std::uint64_t) { return low_bit(n + 1) / 2; };
  if (is(Shape::run, clause.most, clause.most))
    return [](std::uint64_t n, std::uint64_t most) -> Nimber { return (n + 1) % most == 0 ? 1 : 0; };
  return nullptr;
}

CoinValues::CoinValues(const CoinCode& code) : clauses_(code.clauses()) {
  if (code.only()) {
    formula_ = formula_of(*code.only());
    most_ = code.only()->most;
  }
  for (const CoinClause& clause : clauses_) others_.push_back(free_choice(clause));
}

bool CoinValues::grow(std::size_t size, Meter& meter) {
  while (!know(size) && !full_) {
    if (meter.pauses()) return false;
    turns_ = 0;
    add();
    if (!meter.spend_turns(turns_)) break;
  }
  return know(size);
}

void CoinValues::add() {
  const std::size_t n = table_.size();
  reached_.clear();
  for (std::size_t i = 0; i < clauses_.size(); ++i) reach(clauses_[i], others_[i]);
  table_.push_back(reached_.mex());
  std::size_t held = reached_.words();
  // The next value is at most as large as the sets of bits for this one, which double with every bit of the greatest
  // value.
  full_ = held > most_words / 4 || turns_ > most_turns;
  for (std::size_t i = 0; i < clauses_.size() && !full_; ++i) {
    const CoinClause& clause = clauses_[i];
    if (clause.shape != Shape::any || clause.window != CoinClause::unlimited || (clause.first && n == 0)) continue;
    others_[i].add(table_.back());
    held += others_[i].words();
  }
  turns_ += 1 + held;
  full_ = full_ || held > most_words;
}

void CoinValues::reach(const CoinClause& clause, ChosenXors& others) {
  const std::size_t n = table_.size();
  const std::size_t lowest = n < clause.window ? 0 : n - clause.window + 1;
  if (clause.first && lowest > 0) return;
  if (clause.counts(1) && (!clause.first || n == 0)) reached_.insert(0);
  if (n == 0 || clause.most < 2) return;
  if (clause.shape == Shape::any) {
    if (clause.window == CoinClause::unlimited) return others.merge_into(reached_, clause.first ? table_[0] : 0);
    ChosenXors near = free_choice(clause);
    for (std::size_t i = clause.first ? 1 : lowest; i < n; ++i) {
      near.add(table_[i]);
      turns_ += near.words();
    }
    return near.merge_into(reached_, clause.first ? table_[0] : 0);
  }
  if (clause.shape == Shape::mirror) {
    for (std::size_t left = clause.first ? 1 : n; left-- > lowest;) {
      const std::size_t span = n - left;
      for (std::size_t middle = 0; middle <= (span % 2 == 0 ? 1 : 0); ++middle) {
        const auto pairs = clause.pairs(middle);
        if (!pairs) continue;
        const auto limit =
            clause.most == CoinClause::unlimited ? ChosenXors::unlimited : static_cast<std::uint32_t>(pairs->second);
        ChosenXors inner(static_cast<std::uint32_t>(pairs->first), limit);
        for (std::size_t i = 1; 2 * i < span; ++i) {
          inner.add(table_[left + i] ^ table_[n - i]);
          turns_ += inner.words();
        }
        inner.merge_into(reached_, table_[left] ^ (middle == 1 ? table_[left + span / 2] : 0));
      }
    }
    return;
  }
  const std::size_t gaps = clause.shape == Shape::run ? 1 : n - lowest;
  for (std::size_t gap = 1; gap <= gaps; ++gap) {
    Nimber x = 0;
    std::size_t coins = 1;
    for (std::size_t i = n; i >= lowest + gap && coins < clause.most; ++turns_) {
      i -= gap;
      x ^= table_[i];
      if (++coins >= clause.least && (!clause.first || i == 0)) reached_.insert(x);
    }
  }
}

std::size_t most_coins(const CoinCode& code) {
  const auto motley = [](const CoinClause& clause) { return clause.is_motley(); };
  return std::any_of(code.clauses().begin(), code.clauses().end(), motley) ? 64 : 100'000;
}

}  // namespace sg
