// Two heaps that one move may both lower: every position from (0,0) to (size,size).
#include <algorithm>

#include "../effort.hpp"
#include "boards/heaps/heaps.hpp"
#include "families.hpp"
#include "lost.hpp"
#include "subject.hpp"

namespace sg::differential {
namespace {

/// `each_option(a, b, to)` calls to(a', b') with smaller heaps.
template <class EachOption>
void compare(Tally& tally, const std::string& game, std::uint64_t size, EachOption&& each_option) {
  const auto at = [&](std::uint64_t a, std::uint64_t b) { return static_cast<std::size_t>(a * (size + 1) + b); };
  std::vector<std::uint32_t> beside(at(size, size) + 1, 0);
  std::vector<bool> lost_misere(beside.size());
  LostBeside lost;
  Subject normal(game, Play::normal, tally), misere(game, Play::misere, tally);
  for (std::uint64_t a = 0; a <= size; ++a)
    for (std::uint64_t b = 0; b <= size; ++b) {
      bool any = false, to_lost = false;
      each_option(a, b, [&](std::uint64_t to_a, std::uint64_t to_b) {
        any = true;
        lost.by_move_to(beside[at(to_a, to_b)]);
        to_lost = to_lost || lost_misere[at(to_a, to_b)];
      });
      beside[at(a, b)] = lost.settle();
      lost_misere[at(a, b)] = !wins_misere(any, to_lost);
      const Heaps heaps({a, b});
      normal.is_worth(heaps, beside[at(a, b)]);
      misere.is_won(heaps, !lost_misere[at(a, b)]);
    }
}

void wythoff(Tally& tally) {
  compare(tally, "wythoff", extent(511u, 100u, 20u), [](std::uint64_t a, std::uint64_t b, const auto& to) {
    for (std::uint64_t keep = 0; keep < a; ++keep) to(keep, b);
    for (std::uint64_t keep = 0; keep < b; ++keep) to(a, keep);
    for (std::uint64_t take = 1; take <= std::min(a, b); ++take) to(a - take, b - take);
  });
}

void euclid(Tally& tally) {
  compare(tally, "euclid", extent(999u, 150u, 25u), [](std::uint64_t a, std::uint64_t b, const auto& to) {
    if (b > 0 && a >= b)
      for (std::uint64_t keep = a; keep >= b;) to(keep -= b, b);
    else if (a > 0 && b > a)
      for (std::uint64_t keep = b; keep >= a;) to(a, keep -= a);
  });
}

void kiki(Tally& tally) {
  compare(tally, "kiki", extent(511u, 100u, 20u), [](std::uint64_t a, std::uint64_t b, const auto& to) {
    if (a > 0) to(a - 1, b);
    if (b > 0) to(a, b - 1);
    if (a > 0 && b > 0) to(a - 1, b - 1);
  });
}

}  // namespace

Evidence of_pairs() {
  const auto of = [](const std::string& game, unsigned size) {
    return "value and misere winner of " + game + ", both heaps from 0 to " + std::to_string(size);
  };
  const std::string outcomes = "outcomes beside Nim heaps, and misere outcomes, by induction over pairs";
  return {"play-pairs",
          "pairs of heaps",
          {{"wythoff", of("Wythoff's game", extent(511u, 100u, 20u)), outcomes, {wythoff}},
           {"euclid", of("Euclid's game", extent(999u, 150u, 25u)), outcomes, {euclid}},
           {"kiki", of("Kiki's game", extent(511u, 100u, 20u)), outcomes, {kiki}}}};
}

}  // namespace sg::differential
