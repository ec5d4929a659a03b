// Three Kingdoms: a draft against a computer that follows a fixed rule. Not impartial: moves depend on the player.
// Rules    the human and the computer pick generals in turn, the human first. The computer takes the free general of
//          the strongest pair of one of the human's generals and a free one. The owner of the strongest pair of all
//          wins; the last general is the computer's, and the game is over without it when the human has won.
// Theorem  the human wins from the start, by the strongest pair that is second best for one of its two: the best
//          partner of a general picked first is lost, the second best is not, and no pair above is left to the
//          computer.
// Source   NOIP 2010 (junior) "Three Kingdoms", Luogu P1199
// Cost     the start O(n^2); a draft that has begun is searched
#include <algorithm>

#include "boards/misc/draft.hpp"
#include "core/game/register.hpp"
#include "core/game/small-sort.hpp"

namespace sg {
namespace {

struct ThreeKingdoms {
  using Position = Draft;
  using General = Draft::General;
  static constexpr Info info{.id = "three-kingdoms",
                             .board = BoardKind::draft,
                             .sample = "5,28,16,29,27/23,3,20,1/8,32,26/33,11/12",
                             .source = "noip2010",
                             .checked_to = 8,
                             .misere = false,
                             .game_class = GameClass::draft};

  void admit(const Draft& typed, Reader& reader) const {
    Draft draft(typed.strengths());
    for (const General general : typed.picks()) {
      const std::uint64_t pick = draft.picks().size() + 1;
      if (draft.taken()[general]) reader.fail({Expected::free_pick, pick});
      if (is_decided(draft)) reader.fail({Expected::no_pick, pick});
      if (computers_turn(draft) && general != answer(draft))
        reader.fail({Expected::computers_pick, pick, answer(draft) + std::uint64_t{1}});
      draft = draft.after({general});
    }
  }

  /// Visits every draft of up to `count` picks: of four generals with every order of their pairs; of six and eight with
  /// orders that multiplication modulo a prime gives.
  static void each_small(unsigned count, auto&& visit) {
    std::vector<Draft> starts;
    const auto add = [&](const std::vector<unsigned>& flat) {
      std::string text;
      for (const unsigned n : flat) text += std::to_string(n) + ' ';
      Reader reader(text, 0, text.size(), ErrorCode::bad_position);
      starts.push_back(Draft::read(reader));
    };
    std::vector<unsigned> order{1, 2, 3, 4, 5, 6};
    do add(order);
    while (std::next_permutation(order.begin(), order.end()));
    for (const unsigned prime : {17u, 19u, 29u}) {
      order.resize(prime == 29 ? 28 : 15);
      for (unsigned factor = 1; factor < prime; ++factor) {
        for (unsigned i = 0; i < order.size(); ++i) order[i] = (i + 1) * factor % prime;
        add(order);
      }
    }
    for (const Draft& start : starts) each_draft(start, count, visit);
  }

  bool each_move(const Draft& draft, auto&& visit) const {
    if (is_decided(draft)) return true;
    if (computers_turn(draft)) return visit(Touch{answer(draft)});
    const auto taken = draft.taken();
    for (General general = 0; general < draft.strengths()->size(); ++general)
      if (!taken[general] && !visit(Touch{general})) return false;
    return true;
  }
  Draft after(const Draft& draft, const Touch& touch) const { return draft.after(touch); }

  std::optional<bool> wins(const Draft& draft, Play) const {
    return draft.picks().empty() ? std::optional(true) : std::nullopt;
  }
  /// Returns true if few generals are free, and few in all: every stored position has all strengths.
  bool searchable(const Draft& draft) const {
    return draft.strengths()->size() <= 40 && draft.strengths()->size() - draft.picks().size() <= 18;
  }

  std::vector<Reason> why(const Draft& draft) const {
    if (draft.picks().empty()) return {second_best(*draft.strengths())};
    if (is_decided(draft))
      return {Reason{ReasonKey::pairs, sides(draft, *strongest(draft, 0), *strongest(all_picked(draft), 1))}};
    if (!computers_turn(draft))
      return {Reason{ReasonKey::reach, sides(draft, within_reach(draft, 0), within_reach(draft, 1))}};
    const Pair broken = within_reach(draft, 0, Owned::no);
    return {Reason{ReasonKey::computers_pick,
                   {{"general", fact(answer(draft) + std::uint64_t{1})},
                    {"pair", name(broken)},
                    {"strength", fact(draft.strengths()->of(broken.first, broken.second))}},
                   {broken.first, broken.second}}};
  }

 private:
  using Pair = std::pair<General, General>;
  static constexpr std::size_t most_rows = 24;

  static void each_draft(const Draft& start, unsigned count, auto&& visit) {
    std::vector<Draft> level{start};
    for (unsigned n = 0; n <= count; ++n) {
      std::vector<Draft> next;
      for (const Draft& draft : level) {
        visit(draft);
        ThreeKingdoms{}.each_move(draft, [&](const Touch& touch) { return next.push_back(draft.after(touch)), true; });
      }
      level = std::move(next);
    }
  }

  static bool computers_turn(const Draft& draft) { return draft.picks().size() % 2 != 0; }
  static std::string name(const Pair& pair) {
    return std::to_string(pair.first + 1) + '-' + std::to_string(pair.second + 1);
  }

  static Facts sides(const Draft& draft, const Pair& human, const Pair& computer) {
    return {{"human", name(human)},
            {"human_strength", fact(draft.strengths()->of(human.first, human.second))},
            {"computer", name(computer)},
            {"computer_strength", fact(draft.strengths()->of(computer.first, computer.second))}};
  }

  /// Free general that the computer takes.
  General answer(const Draft& draft) const { return within_reach(draft, 0, Owned::no).second; }

  enum class Owned : bool { no, yes };
  /// Strongest pair of a side's general, which is every other pick from `from` on, and a free one; with `Owned::yes`,
  /// among the pairs that the side owns too.
  Pair within_reach(const Draft& draft, std::size_t from, Owned owned = Owned::yes) const {
    const auto taken = draft.taken();
    std::optional<Pair> best = owned == Owned::yes ? strongest(draft, from) : std::nullopt;
    for (std::size_t i = from; i < draft.picks().size(); i += 2) {
      const General own = draft.picks()[i];
      const auto& partners = draft.strengths()->partners(own);
      const auto partner = std::find_if(partners.begin(), partners.end(), [&](General g) { return !taken[g]; });
      if (!best || draft.strengths()->of(own, *partner) > draft.strengths()->of(best->first, best->second))
        best = {own, *partner};
    }
    return *best;
  }

  /// Strongest pair among every other pick from `from` on, 0 or 1; nullopt for fewer than two such picks.
  std::optional<Pair> strongest(const Draft& draft, std::size_t from) const {
    std::optional<Pair> best;
    for (std::size_t i = from; i < draft.picks().size(); i += 2)
      for (std::size_t j = i + 2; j < draft.picks().size(); j += 2) {
        const Pair pair{draft.picks()[i], draft.picks()[j]};
        if (!best || draft.strengths()->of(pair.first, pair.second) > draft.strengths()->of(best->first, best->second))
          best = pair;
      }
    return best;
  }

  /// Returns true if the human has picked last and owns the strongest pair, whoever gets the last general; or if none
  /// is left.
  bool is_decided(const Draft& draft) const {
    if (draft.picks().size() == draft.strengths()->size()) return true;
    if (draft.picks().size() + 1 < draft.strengths()->size()) return false;
    const auto human = strongest(draft, 0);
    const auto computer = strongest(all_picked(draft), 1);
    return draft.strengths()->of(human->first, human->second) >
           draft.strengths()->of(computer->first, computer->second);
  }

  Draft all_picked(const Draft& draft) const {
    return draft.picks().size() < draft.strengths()->size() ? draft.after({answer(draft)}) : draft;
  }

  static Reason second_best(const Strengths& strengths) {
    std::vector<General> generals(strengths.size());
    for (General g = 0; g < generals.size(); ++g) generals[g] = g;
    const auto second = [&](General g) { return strengths.of(g, strengths.partners(g)[1]); };
    put_in_order(generals, [&](General a, General b) { return std::pair(second(a), b) > std::pair(second(b), a); });
    const General first = generals.front();
    const General then = strengths.partners(first)[1];
    std::vector<FactRow> rows;
    for (std::size_t i = 0; i < generals.size() && i < most_rows; ++i) {
      const auto& partners = strengths.partners(generals[i]);
      rows.push_back({{"general", std::to_string(generals[i] + 1)},
                      {"lost", name({generals[i], partners[0]})},
                      {"lost_strength", std::to_string(strengths.of(generals[i], partners[0]))},
                      {"kept", name({generals[i], partners[1]})},
                      {"kept_strength", std::to_string(second(generals[i]))}});
    }
    return {ReasonKey::second_best,
            {{"pair", name({first, then})}, {"strength", fact(second(first))}, {"rows", rows}},
            {first, then}};
  }
};

const Register<ThreeKingdoms> three_kingdoms;

}  // namespace
}  // namespace sg
