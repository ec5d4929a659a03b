#include "theory/misere/failure.hpp"
#include "core/game/small-sort.hpp"

#include <set>

namespace sg::misere {

Word Pairs::word(std::size_t entry) const {
  Word word;
  for (; entry != 0; entry = entries_[entry].parent) word.push_back(entries_[entry].kind);
  return {word.rbegin(), word.rend()};
}

/// Returns true if the sum of the entry `parent` and `kind`, its largest kind, is not below the bound.
bool Pairs::is_beyond(std::size_t parent, Kind kind, const Word& bound) const {
  std::size_t i = bound.size();
  for (;;) {
    if (i == 0) return true;
    const Kind other = bound[--i];
    if (kind != other) return kind > other;
    if (parent == 0) return i == 0;
    kind = entries_[parent].kind;
    parent = entries_[parent].parent;
  }
}

bool Pairs::covers(Element x, const Bits& targets) const {
  return std::any_of(taken_.begin(), taken_.end(),
                     [&](const Taken& one) { return one.element == x && lies_in(one.targets, targets); });
}

bool Pairs::has_below(Element x, const Bits& to) const {
  return std::any_of(kept_[x].begin(), kept_[x].end(),
                     [&](std::uint32_t entry) { return lies_in(targets(entry), to); });
}

void Pairs::keep(Element x, Bits& to, std::uint32_t parent, Kind kind) {
  auto& antichain = kept_[x];
  const auto holds = [&](std::uint32_t entry) { return lies_in(to, targets(entry)); };
  antichain.erase(std::remove_if(antichain.begin(), antichain.end(), holds), antichain.end());
  antichain.push_back(static_cast<std::uint32_t>(entries_.size()));
  entries_.push_back({x, kind, parent});
  targets_.insert(targets_.end(), to.begin(), to.end());
}

Pairs::Found Pairs::take(const Quotient& quotient, Kind kind, Element x, const Bits& own, const Word* bound,
                         Meter& meter) {
  taken_.push_back({x, own});
  const auto by_kind = quotient.row(x);
  Bits to;
  // First the sums with one of this kind, then with two, and so on.
  for (std::size_t from = 0, end = entries_.size(); from < end; end = entries_.size())
    for (; from < end; ++from) {
      const auto parent = static_cast<std::uint32_t>(from);
      if (bound != nullptr && is_beyond(parent, kind, *bound)) continue;
      const Element before = entries_[from].element;
      const Element y = by_kind[before];
      to.assign(words_, 0);
      each_bit(targets(from), [&](std::size_t t) { return put(to, by_kind[t]), true; });
      each_bit(own, [&](std::size_t t) { return put(to, quotient.row(before)[t]), true; });
      if (!meter.spend_turns(16 + 3 * (count(own) + count(targets(from)) + kept_[y].size() * words_)))
        return Found::refused;
      if (!quotient.is_lost(y) && !meet(to, quotient.lost)) {
        failure_ = word(from);
        failure_.push_back(kind);
        return Found::failure;
      }
      if (!has_below(y, to)) keep(y, to, parent, kind);
    }
  return Found::none;
}

namespace {

/// Returns the least sum with a move from P to P; empty if there is none or the meter refuses.
Word least_from_lost_to_lost(const Quotient& quotient, const std::vector<Bits>& targets, Meter& meter) {
  const std::vector<Bits> lost_rows = quotient.lost_beside();
  std::set<std::pair<Element, Element>> seen;
  Word least;
  for (Kind kind = 0; kind < targets.size(); ++kind)
    each_bit(targets[kind], [&](std::size_t target) {
      const Element x = quotient.phi[kind];
      if (!meter.spend_turns(32)) return false;
      if (!seen.insert({x, static_cast<Element>(target)}).second) return true;
      for (std::size_t i = 0; i < lost_rows[x].size(); ++i)
        if (const std::uint64_t both = lost_rows[x][i] & lost_rows[target][i]; both != 0) {
          Word word = quotient.words[64 * i + static_cast<std::size_t>(std::countr_zero(both))];
          word.insert(std::upper_bound(word.begin(), word.end(), kind), kind);
          if (least.empty() || is_below(word, least)) least = word;
          break;
        }
      return true;
    });
  return least;
}

}  // namespace

Pairs::Found check(const Quotient& quotient, const PositionClasses& kinds, Pairs& pairs, Word& failure, Meter& meter) {
  std::vector<Bits> targets;
  for (Kind kind = 0; kind < quotient.phi.size(); ++kind) {
    if (!meter.spend_turns(8 * kinds.options(kind))) return Pairs::Found::refused;
    targets.push_back(quotient.targets(kinds, kind));
  }
  const Word bound = least_from_lost_to_lost(quotient, targets, meter);
  if (meter.refuses()) return Pairs::Found::refused;
  for (Kind kind = 0; kind < targets.size(); ++kind) {
    if (pairs.covers(quotient.phi[kind], targets[kind])) continue;
    if (!meter.spend_turns(64)) return Pairs::Found::refused;
    const Element x = quotient.phi[kind];
    const auto found = pairs.take(quotient, kind, x, targets[kind], bound.empty() ? nullptr : &bound, meter);
    if (found == Pairs::Found::failure) failure = pairs.failure();
    if (found != Pairs::Found::none) return found;
  }
  failure = bound;
  return bound.empty() ? Pairs::Found::none : Pairs::Found::failure;
}

std::size_t least_order(const Quotient& quotient, const Word& failure) {
  // Sums as vectors of the counts of kinds, the largest kind first.
  Word kinds = quotient.generators();
  kinds.insert(kinds.end(), failure.begin(), failure.end());
  put_in_order(kinds, std::greater<>());
  kinds.erase(std::unique(kinds.begin(), kinds.end()), kinds.end());
  using Vector = std::vector<std::int64_t>;
  const auto vector_of = [&](const Word& word) {
    Vector all;
    for (const Kind kind : kinds) all.push_back(std::count(word.begin(), word.end(), kind));
    return all;
  };
  std::vector<Vector> vectors;
  for (const Word& word : quotient.words) vectors.push_back(vector_of(word));
  const Vector limit = vector_of(failure);
  const std::vector<Bits> lost_rows = quotient.lost_beside();
  struct Certain {
    std::size_t element, tests;
  };
  std::vector<Certain> certain;
  for (std::size_t x = 0; x < quotient.order; ++x) {
    Vector room = limit;
    for (std::size_t i = 0; i < room.size(); ++i) room[i] -= vectors[x][i];
    const auto tests =
        static_cast<std::size_t>(std::lower_bound(vectors.begin(), vectors.end(), room) - vectors.begin());
    const auto differs = [&](const Certain& other) {
      const std::size_t common = std::min(tests, other.tests);
      for (std::size_t i = 0; 64 * i < common; ++i) {
        std::uint64_t apart = lost_rows[x][i] ^ lost_rows[other.element][i];
        if (common - 64 * i < 64) apart &= (std::uint64_t{1} << (common - 64 * i)) - 1;
        if (apart != 0) return true;
      }
      return false;
    };
    if (std::all_of(certain.begin(), certain.end(), differs)) certain.push_back({x, tests});
  }
  return certain.size();
}

}  // namespace sg::misere
