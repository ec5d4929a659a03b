#include "checker/misere.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "checker/reading.hpp"
#include "checker/splits.hpp"

namespace checker {
namespace {

using Elements = std::vector<std::uint32_t>;

constexpr std::int64_t most_order = 4096, most_heaps = 100'000;

struct Stated {
  std::string game, rules;
  std::vector<std::pair<std::uint32_t, Elements>> generators;  // heap, images
  Elements phi, lost;
  std::optional<QuotientClaim::Period> period;
  std::int64_t window = 0;
};

Stated read_quotient(const rapidjson::Value& document) {
  demand_only(document, {"kind", "game", "rules", "generators", "phi", "lost", "proof"});
  if (text_of(document, "kind") != "misere") throw Faulty{{Fault::unknown_kind}};
  Stated stated{text_of(document, "game"),
                text_of(document, "rules"),
                {},
                numbers_of(document, "phi", most_order),
                numbers_of(document, "lost", most_order),
                {},
                0};
  const rapidjson::Value& generators = member(document, "generators");
  if (!generators.IsArray()) throw Faulty{{Fault::no_list, "generators"}};
  for (const auto& one : generators.GetArray()) {
    demand_only(one, {"heap", "images"});
    const auto heap = static_cast<std::uint32_t>(std::min(number_of(one, "heap"), most_heaps));
    stated.generators.emplace_back(heap, numbers_of(one, "images", most_order));
  }
  const rapidjson::Value& proof = member(document, "proof");
  if (proof.IsNull()) return stated;
  demand_only(proof, {"period", "from", "window"});
  stated.period = {number_of(proof, "from"), number_of(proof, "period")};
  stated.window = number_of(proof, "window");
  return stated;
}

/// Multiplication table of a monoid that commuting maps generate from 0.
class Products {
 public:
  Products(const Stated& stated, sg::Meter& meter) {
    const std::size_t order = stated.generators.empty() ? 1 : stated.generators[0].second.size();
    for (const auto& [heap, images] : stated.generators) {
      const bool is_map = images.size() == order &&
                          std::all_of(images.begin(), images.end(), [&](std::uint32_t x) { return x < order; });
      if (!is_map) throw Faulty{{Fault::images}};
    }
    for (const auto& [heap, images] : stated.generators)
      for (const auto& [other, further] : stated.generators) {
        pay(meter, order);
        for (std::size_t x = 0; x < order; ++x)
          if (images[further[x]] != further[images[x]])
            throw Faulty{{Fault::not_commuting, std::to_string(heap), std::to_string(other)}};
      }
    rows_.assign(order, {});
    for (std::uint32_t x = 0; x < order; ++x) rows_[0].push_back(x);
    std::vector<std::uint32_t> reached{0};
    for (std::size_t i = 0; i < reached.size(); ++i)
      for (const auto& [heap, images] : stated.generators) {
        const std::uint32_t next = images[reached[i]];
        if (!rows_[next].empty()) continue;
        pay(meter, order);
        for (const std::uint32_t product : rows_[reached[i]]) rows_[next].push_back(images[product]);
        reached.push_back(next);
      }
    for (std::size_t x = 0; x < order; ++x)
      if (rows_[x].empty()) throw Faulty{{Fault::not_generated, std::to_string(x)}};
  }
  std::size_t order() const { return rows_.size(); }
  std::uint32_t of(std::uint32_t x, std::uint32_t y) const { return rows_[x][y]; }

 private:
  std::vector<Elements> rows_;
};

/// Returns for each heap the elements of its options, ascending.
std::vector<Elements> targets_of(const Rules& rules, const Stated& stated, const Products& products, sg::Meter& meter) {
  std::vector<Elements> targets;
  std::vector<std::uint32_t> seen(products.order(), 0);
  for (std::int64_t n = 0; n < static_cast<std::int64_t>(stated.phi.size()); ++n) {
    Elements& own = targets.emplace_back();
    const auto see = [&](std::uint32_t element) {
      if (seen[element] == n + 1) return;
      seen[element] = static_cast<std::uint32_t>(n + 1);
      own.push_back(element);
    };
    const auto phi = [&](std::int64_t heap) { return stated.phi[static_cast<std::size_t>(heap)]; };
    pay(meter, rules.moves.size() + rules.all_but.size() * static_cast<std::size_t>(n));
    if (n == 0) continue;
    for (std::int64_t taken = 1; taken <= n && !rules.all_but.empty(); ++taken)
      if (std::count(rules.all_but.begin(), rules.all_but.end(), taken) == 0) see(phi(n - taken));
    for (const Move& move : rules.moves)
      for (std::int64_t taken = move.taken; taken <= n; taken += rules.tail) {
        pay(meter, 1);
        if (move.heaps == 0 && taken == n) see(0);
        each_split(n - taken, move, meter, [&](const std::vector<std::int64_t>& parts) {
          std::uint32_t element = 0;
          for (const std::int64_t part : parts) element = products.of(element, phi(part));
          see(element);
        });
        if (rules.tail == 0 || move.taken < rules.tail_from) break;
      }
    std::sort(own.begin(), own.end());
  }
  return targets;
}

/// Set of elements, as bits.
using Set = std::vector<std::uint64_t>;

Set set_of(const Elements& elements, std::size_t order) {
  Set set(order / 64 + 1, 0);
  for (const std::uint32_t x : elements) set[x / 64] |= std::uint64_t{1} << (x % 64);
  return set;
}

bool lies_within(const Set& a, const Set& b) {
  for (std::size_t i = 0; i < a.size(); ++i)
    if ((a[i] & ~b[i]) != 0) return false;
  return true;
}

/// Sum: its element, and the elements of its options.
struct Reached {
  std::uint32_t element;
  Elements targets;
};

class Outcomes {
 public:
  Outcomes(const Stated& stated, const Products& products, sg::Meter& meter)
      : products_(products), meter_(meter), lost_(products.order(), false) {
    for (const std::uint32_t x : stated.lost) lost_[x] = true;
    const auto not_ascending = [](std::uint32_t a, std::uint32_t b) { return a >= b; };
    if (std::adjacent_find(stated.lost.begin(), stated.lost.end(), not_ascending) != stated.lost.end())
      throw Faulty{{Fault::no_list, "lost"}};
    if (lost_[0]) throw Faulty{{Fault::end_is_lost}};
  }

  void demand_no_two_alike() const {
    std::map<std::vector<bool>, std::size_t> seen;
    for (std::uint32_t x = 0; x < lost_.size(); ++x) {
      pay(meter_, 4 * lost_.size());
      std::vector<bool> lost_sums;
      for (std::uint32_t z = 0; z < lost_.size(); ++z) lost_sums.push_back(lost_[products_.of(x, z)]);
      const auto [other, is_new] = seen.try_emplace(std::move(lost_sums), x);
      if (!is_new) throw Faulty{{Fault::elements_alike, std::to_string(other->second), std::to_string(x)}};
    }
  }

  /// Demands that no sum with a heap of element `own` moves from lost to lost by a move of this heap to one of
  /// `targets`.
  void demand_no_lost_after_lost(std::int64_t heap, std::uint32_t own, const Elements& targets) {
    for (const std::uint32_t target : targets) {
      if (!looked_.insert({own, target}).second) continue;
      pay(meter_, lost_.size());
      for (std::uint32_t x = 0; x < lost_.size(); ++x)
        if (lost_[products_.of(x, own)] && lost_[products_.of(x, target)])
          throw Faulty{{Fault::lost_to_lost, std::to_string(heap)}};
    }
  }

  /// Demands that every sum of this heap and those of earlier calls, other than the end, can move to a lost sum if it
  /// is not lost itself.
  void take_in(std::int64_t heap, const Reached& own) {
    const Set set = set_of(own.targets, lost_.size());
    for (const auto& [element, smaller] : taken_in_) {
      pay(meter_, smaller.size());
      if (element == own.element && lies_within(smaller, set)) return;
    }
    taken_in_.emplace_back(own.element, set);
    for (std::size_t i = 0; i < sums_.size(); ++i) {
      Reached to{products_.of(sums_[i].element, own.element), {}};
      Set moves(set.size(), 0);
      const auto see = [&](std::uint32_t x) {
        if ((moves[x / 64] >> (x % 64) & 1) != 0) return;
        moves[x / 64] |= std::uint64_t{1} << (x % 64);
        to.targets.push_back(x);
      };
      for (const std::uint32_t x : sums_[i].targets) see(products_.of(x, own.element));
      for (const std::uint32_t x : own.targets) see(products_.of(sums_[i].element, x));
      auto& kept = least_[to.element];
      pay(meter_, 32 + 4 * to.targets.size() + 2 * kept.size() * moves.size());
      ++looked_at_;
      const bool loses = std::any_of(to.targets.begin(), to.targets.end(), [&](std::uint32_t x) { return lost_[x]; });
      if (!loses && !lost_[to.element]) throw Faulty{{Fault::won_without_move, std::to_string(heap)}};
      if (std::any_of(kept.begin(), kept.end(), [&](const Set& one) { return lies_within(one, moves); })) continue;
      kept.erase(std::remove_if(kept.begin(), kept.end(), [&](const Set& one) { return lies_within(moves, one); }),
                 kept.end());
      kept.push_back(std::move(moves));
      sums_.push_back(std::move(to));
    }
  }
  std::uint64_t looked_at() const { return looked_at_; }

 private:
  const Products& products_;
  sg::Meter& meter_;
  std::vector<bool> lost_;
  std::set<std::pair<std::uint32_t, std::uint32_t>> looked_;
  std::vector<Reached> sums_ = {{0, {}}};
  std::vector<std::vector<Set>> least_{lost_.size()};  // by element: minimal sets of elements of options
  std::vector<std::pair<std::uint32_t, Set>> taken_in_;
  std::uint64_t looked_at_ = 0;
};

void check_period(const Rules& rules, const Stated& stated) {
  const auto [from, period] = *stated.period;
  const auto heaps = static_cast<std::int64_t>(stated.phi.size());
  if (from < 1 || period < 1 || from > stated.window || !rules.all_but.empty()) throw Faulty{{Fault::window}};
  if (stated.window > heaps || period > heaps - stated.window) throw Faulty{{Fault::seen_up_to, std::to_string(heaps)}};
  for (const Move& move : rules.moves)
    if (move.heaps > 1 && move.mark == '=') throw Faulty{{Fault::equal_heaps_of_quotient}};
  const std::int64_t end = reach(rules, from, period);
  if (stated.window < end) throw Faulty{{Fault::seen_up_to, std::to_string(end)}};
  for (std::int64_t n = from; n < stated.window; ++n)
    if (stated.phi[static_cast<std::size_t>(n)] != stated.phi[static_cast<std::size_t>(n + period)])
      throw Faulty{{Fault::heaps_are_others, std::to_string(n), std::to_string(n + period)}};
}

void check_phi(const Stated& stated, const Products& products) {
  if (stated.phi.empty() || static_cast<std::int64_t>(stated.phi.size()) > most_heaps)
    throw Faulty{{Fault::no_list, "phi"}};
  for (const std::uint32_t x : stated.phi)
    if (x >= products.order()) throw Faulty{{Fault::number_beyond, "phi"}};
  for (const std::uint32_t x : stated.lost)
    if (x >= products.order()) throw Faulty{{Fault::number_beyond, "lost"}};
  for (const auto& [heap, images] : stated.generators)
    if (heap >= stated.phi.size() || stated.phi[heap] != images[0])
      throw Faulty{{Fault::other_element, std::to_string(heap)}};
}

}  // namespace

Verdict check_quotient(const rapidjson::Value& document, sg::Meter& meter) {
  const Stated stated = read_quotient(document);
  const Rules rules = stated.game == "take-and-break" ? rules_of_code(stated.rules)
                      : stated.game == "subtraction"  ? rules_of_subtraction(stated.rules)
                                                      : throw Faulty{{Fault::unknown_game}};
  const Products products(stated, meter);
  check_phi(stated, products);
  if (stated.period) check_period(rules, stated);
  Outcomes outcomes(stated, products, meter);
  outcomes.demand_no_two_alike();
  const std::vector<Elements> targets = targets_of(rules, stated, products, meter);
  std::set<std::pair<std::uint32_t, Elements>> seen;
  for (std::size_t n = 0; n < targets.size(); ++n) {
    const auto heap = static_cast<std::int64_t>(n);
    if (targets[n].empty() && stated.phi[n] != 0) throw Faulty{{Fault::no_move, std::to_string(n)}};
    if (targets[n].empty() || !seen.insert({stated.phi[n], targets[n]}).second) continue;
    outcomes.demand_no_lost_after_lost(heap, stated.phi[n], targets[n]);
    outcomes.take_in(heap, {stated.phi[n], targets[n]});
  }
  Verdict verdict{Finding::valid, outcomes.looked_at()};
  verdict.quotient = QuotientClaim{stated.game,
                                   stated.rules,
                                   static_cast<std::int64_t>(stated.phi.size()),
                                   static_cast<std::int64_t>(products.order()),
                                   static_cast<std::int64_t>(stated.lost.size()),
                                   stated.period};
  return verdict;
}

}  // namespace checker
