// Heaps of 0 to `size` in `heaps` places, with zeros and in order; the number of a position counts in base size + 1.
#include <algorithm>

#include "../effort.hpp"
#include "boards/heaps/heap-row.hpp"
#include "families.hpp"
#include "lost.hpp"
#include "subject.hpp"

namespace sg::differential {
namespace {

struct Box {
  Box(unsigned places, unsigned largest) : heaps(places), size(largest) {
    for (unsigned i = 0; i < heaps; ++i) {
      weight.push_back(count);
      count *= size + 1;
    }
  }
  /// Visits every position after all positions that its moves lead to: `visit(number, heaps)`.
  template <class Visit>
  void each(Visit&& visit) const {
    std::vector<std::uint64_t> sizes(heaps, 0);
    for (std::size_t number = 0; number < count; ++number) {
      visit(number, sizes);
      for (unsigned i = 0; i < heaps && ++sizes[i] > size; ++i) sizes[i] = 0;
    }
  }
  unsigned heaps;
  unsigned size;
  std::size_t count = 1;
  std::vector<std::size_t> weight = {};
};

std::string largest(const Box& box) {
  return std::to_string(box.heaps) + " heaps of 0 to " + std::to_string(box.size) + " in every order";
}

using Bits = unsigned __int128;
using Lost = Beside<Bits>;

/// Value and misère winner if at most `most` counters are taken from one heap.
void one_heap(Tally& tally, const std::string& game, Box box, unsigned most) {
  std::vector<Bits> lost(box.count, 0);
  std::vector<bool> lost_misere(box.count);
  Subject normal(game, Play::normal, tally), misere(game, Play::misere, tally);
  box.each([&](std::size_t number, const std::vector<std::uint64_t>& sizes) {
    Bits options = 0;
    bool to_lost = false;
    std::vector<Touch> winning;
    for (unsigned i = 0; i < box.heaps; ++i)
      for (std::uint64_t take = std::min<std::uint64_t>(most, sizes[i]); take > 0; --take) {
        const std::size_t rest = number - take * box.weight[i];
        options |= lost[rest];
        to_lost = to_lost || lost_misere[rest];
        if ((lost[rest] & 1) != 0) winning.push_back({i, sizes[i] - take});
      }
    lost[number] = Lost::lost(options);
    lost_misere[number] = !wins_misere(number != 0, to_lost);
    const Heaps heaps(sizes);
    normal.is_worth(heaps, Lost::value(lost[number]));
    normal.has_winning(heaps, winning);
    misere.is_won(heaps, !lost_misere[number]);
  });
}

/// Under sj, play stops when no counter is left, and the player to move has won: that is misère play.
void stopped(Tally& tally, Box box) {
  std::vector<bool> lost(box.count);
  Subject subject("nim", Play::sj, tally);
  box.each([&](std::size_t number, const std::vector<std::uint64_t>& sizes) {
    bool to_lost = false;
    for (unsigned i = 0; i < box.heaps; ++i)
      for (std::uint64_t take = sizes[i]; take > 0; --take) to_lost = to_lost || lost[number - take * box.weight[i]];
    lost[number] = !wins_misere(number != 0, to_lost);
    subject.is_won(Heaps(sizes), !lost[number]);
  });
}

/// Under every, each nonempty heap must be lowered. So a position is won if some lost one lies below it in each such
/// place: `below` tells if one lies at or below it, with the same empty heaps or more.
void every(Tally& tally, Box box) {
  std::vector<bool> below(box.count);
  Subject subject("nim", Play::every, tally);
  box.each([&](std::size_t number, const std::vector<std::uint64_t>& sizes) {
    std::size_t one_less = number;
    for (unsigned i = 0; i < box.heaps; ++i) one_less -= sizes[i] > 0 ? box.weight[i] : 0;
    const bool wins = number != 0 && below[one_less];
    bool some = !wins;
    for (unsigned i = 0; i < box.heaps; ++i) some = some || (sizes[i] > 0 && below[number - box.weight[i]]);
    below[number] = some;
    subject.is_won(Heaps(sizes), wins);
  });
}

/// Moore: up to `most` heaps at once. A lost position makes all positions won that lead to it.
void several(Tally& tally, Box box, unsigned most) {
  const std::string game = "moore-nim(" + std::to_string(most) + ')';
  for (const Play play : {Play::normal, Play::misere}) {
    std::vector<bool> won(box.count);
    if (play == Play::misere) won[0] = true;
    Subject subject(game, play, tally);
    box.each([&](std::size_t number, const std::vector<std::uint64_t>& sizes) {
      subject.is_won_if_known(Heaps(sizes), won[number]);
      if (won[number]) return;
      struct Raised {
        std::size_t number;
        unsigned next, heaps;
      };
      std::vector<Raised> open{{number, 0, 0}};
      while (!open.empty()) {
        const Raised at = open.back();
        open.pop_back();
        for (unsigned i = at.next; i < box.heaps && at.heaps < most; ++i)
          for (std::uint64_t more = 1; more <= box.size - sizes[i]; ++more) {
            const Raised raised{at.number + more * box.weight[i], i + 1, at.heaps + 1};
            won[raised.number] = true;
            open.push_back(raised);
          }
      }
    });
  }
}

/// Nim in which counters are taken from either end of a row of heaps, or from a largest heap.
template <class Position, class MayLower>
void restricted(Tally& tally, const std::string& game, Box box, MayLower&& may_lower) {
  for (const Play play : {Play::normal, Play::misere}) {
    std::vector<bool> lost(box.count);
    Subject subject(game, play, tally);
    box.each([&](std::size_t number, const std::vector<std::uint64_t>& sizes) {
      bool to_lost = false;
      for (unsigned i = 0; i < box.heaps; ++i)
        for (std::uint64_t take = may_lower(sizes, i) ? sizes[i] : 0; take > 0; --take)
          to_lost = to_lost || lost[number - take * box.weight[i]];
      lost[number] = play == Play::misere ? !wins_misere(number != 0, to_lost) : !to_lost;
      subject.is_won_if_known(Position(sizes), !lost[number]);
    });
  }
}

bool at_an_end(const std::vector<std::uint64_t>& sizes, unsigned i) {
  const auto empty = [](std::uint64_t n) { return n == 0; };
  const auto at = sizes.begin() + i;
  return std::all_of(sizes.begin(), at, empty) || std::all_of(at + 1, sizes.end(), empty);
}
bool is_largest(const std::vector<std::uint64_t>& sizes, unsigned i) {
  return sizes[i] == *std::max_element(sizes.begin(), sizes.end());
}

}  // namespace

Evidence of_nim() {
  const Box four(4, extent(24u, 8u, 3u)), five(5, extent(13u, 4u, 2u)), three(3, extent(99u, 15u, 4u));
  const Box less(4, extent(15u, 5u, 2u));
  const std::string value = "value, winning moves and misere winner of ";
  const std::string outcomes = "outcomes beside Nim heaps, and misere outcomes, by induction over positions";
  const std::string winners = "outcomes, by induction over positions";
  std::vector<Comparison> all;
  for (const Box& box : {three, four, five})
    all.push_back(
        {"nim, " + std::to_string(box.heaps) + " heaps", value + "Nim, " + largest(box), outcomes, {[=](Tally& tally) {
           one_heap(tally, "nim", box, box.size);
         }}});
  Comparison bounded{"bounded-nim", value + "Bounded Nim for every bound up to 8, " + largest(four), outcomes, {}};
  for (unsigned most = 1; most <= 8; ++most)
    bounded.parts.push_back(
        [=](Tally& tally) { one_heap(tally, "bounded-nim(" + std::to_string(most) + ')', four, most); });
  all.push_back(bounded);
  all.push_back(
      {"nim sj", "winner under sj of Nim, " + largest(four), winners, {[=](Tally& tally) { stopped(tally, four); }}});
  all.push_back({"nim every", "winner under every of Nim, " + largest(four), winners, {[=](Tally& tally) {
                   every(tally, four);
                 }}});
  Comparison moore{"moore-nim",
                   "normal and misere winner of Moore's Nim for up to 3 heaps at once, " + largest(less),
                   "lost positions and all that lead to them",
                   {}};
  for (unsigned most = 1; most <= 3; ++most) moore.parts.push_back([=](Tally& tally) { several(tally, less, most); });
  all.push_back(moore);
  all.push_back({"end-nim",
                 "normal and misere winner of End-Nim, where a theorem tells it, " + largest(four),
                 winners,
                 {[=](Tally& tally) { restricted<HeapRow<0, Drawn::row>>(tally, "end-nim", four, at_an_end); }}});
  all.push_back({"greedy-nim",
                 "normal and misere winner of Greedy Nim, where a theorem tells it, " + largest(four),
                 winners,
                 {[=](Tally& tally) { restricted<Heaps>(tally, "greedy-nim", four, is_largest); }}});
  return {"play-nim", "positions of Nim with its bounds", all};
}

}  // namespace sg::differential
