// A set of {1..10} is a number: bit take - 1 is set if `take` counters may be taken.
#include "../effort.hpp"
#include "boards/heaps/heaps.hpp"
#include "families.hpp"
#include "lost.hpp"
#include "subject.hpp"

namespace sg::differential {
namespace {

using Lost = Beside<std::uint32_t>;
constexpr unsigned greatest = 10;

std::string name_of(unsigned set) {
  std::string name = "subtraction(";
  for (unsigned take = 1; take <= greatest; ++take)
    if ((set >> (take - 1) & 1) != 0) name += (name.back() == '(' ? "" : ",") + std::to_string(take);
  return name + ')';
}

/// Calls visit(take) for all numbers that the set allows for a heap of n.
template <class Visit>
void each_take(unsigned set, std::uint64_t n, Visit&& visit) {
  for (unsigned take = 1; take <= greatest && take <= n; ++take)
    if ((set >> (take - 1) & 1) != 0) visit(take);
}

void one_heap(Tally& tally, unsigned first, unsigned step) {
  const std::uint64_t size = extent(500u, 100u, 25u);
  for (unsigned set = first; set < 1u << greatest; set += step) {
    Subject normal(name_of(set), Play::normal, tally), misere(name_of(set), Play::misere, tally);
    std::vector<std::uint32_t> lost(size + 1, 0);
    std::vector<bool> lost_misere(size + 1);
    for (std::uint64_t n = 0; n <= size; ++n) {
      std::uint32_t options = 0;
      bool any = false, to_lost = false;
      each_take(set, n, [&](unsigned take) {
        any = true;
        options |= lost[n - take];
        to_lost = to_lost || lost_misere[n - take];
      });
      lost[n] = Lost::lost(options);
      lost_misere[n] = !wins_misere(any, to_lost);
      normal.is_worth(Heaps({n}), Lost::value(lost[n]));
      misere.is_won(Heaps({n}), !lost_misere[n]);
    }
  }
}

void two_heaps(Tally& tally, unsigned first, unsigned step) {
  const std::uint64_t size = extent(40u, 12u, 6u);
  const auto at = [&](std::uint64_t a, std::uint64_t b) { return static_cast<std::size_t>(a * (size + 1) + b); };
  for (unsigned set = first; set < 1u << greatest; set += step) {
    Subject normal(name_of(set), Play::normal, tally), misere(name_of(set), Play::misere, tally);
    std::vector<std::uint32_t> lost(at(size, size) + 1, 0);
    std::vector<bool> lost_misere(lost.size());
    for (std::uint64_t a = 0; a <= size; ++a)
      for (std::uint64_t b = 0; b <= size; ++b) {
        std::uint32_t options = 0;
        bool any = false, to_lost = false;
        const auto to = [&](std::size_t option) {
          any = true;
          options |= lost[option];
          to_lost = to_lost || lost_misere[option];
        };
        each_take(set, a, [&](unsigned take) { to(at(a - take, b)); });
        each_take(set, b, [&](unsigned take) { to(at(a, b - take)); });
        lost[at(a, b)] = Lost::lost(options);
        lost_misere[at(a, b)] = !wins_misere(any, to_lost);
        normal.is_worth(Heaps({a, b}), Lost::value(lost[at(a, b)]));
        misere.is_won(Heaps({a, b}), !lost_misere[at(a, b)]);
      }
  }
}

}  // namespace

Evidence of_subtraction() {
  // The first set is not empty. Outside of the long suite, a sample of the sets.
  const unsigned step = extent(1u, 16u, 128u);
  const std::string sets =
      step == 1 ? "every set within {1..10}" : "one in " + std::to_string(step) + " sets within {1..10}";
  return {"play-subtraction",
          "positions of subtraction games",
          {{"subtraction",
            "value and misere winner of one heap of 0 to " + std::to_string(extent(500, 100, 25)) + ", " + sets,
            "outcomes beside Nim heaps, and misere outcomes",
            {[=](Tally& tally) { one_heap(tally, 1, step); }}},
           {"subtraction, two heaps",
            "value and misere winner of two heaps of 0 to " + std::to_string(extent(40, 12, 6)) + ", " + sets,
            "outcomes of both heaps played together, beside Nim heaps, and misere outcomes",
            {[=](Tally& tally) { two_heaps(tally, 1, 2 * step); },
             [=](Tally& tally) { two_heaps(tally, 1 + step, 2 * step); }}}}};
}

}  // namespace sg::differential
