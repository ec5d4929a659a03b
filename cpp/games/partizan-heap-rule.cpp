// Heaps under two rules that the user defines, one for each player.
// Rules    replace one heap as the player's rule allows (theory/rules/heap-rule.hpp); an empty heap has no move.
// Theorem  heaps add.
// Source   Fraenkel and Kotzig 1987, for the games of its kind; the language is our own
// Cost     as many options as the variables that are iterated have values, hundreds of them at a time
#include "core/game/register.hpp"
#include "theory/rules/rule-moves.hpp"
#include "theory/rules/rules-of-two.hpp"

namespace sg {
namespace {

struct PartizanHeapRule {
  using Position = Heaps;
  static constexpr std::string_view rules_format = "two-rules";
  static constexpr Alias listed[] = {
      {"", "left: n -> n-1, n-2; right: n -> n-k where k in {1,3}", "7,9", "fraenkel1987"},
  };
  static constexpr Info info{.id = "partizan-heap-rule",
                             .board = BoardKind::heaps,
                             .sample = "7,9",
                             .source = "fraenkel1987",
                             .checked_to = 9,
                             .misere = false,
                             .game_class = GameClass::partizan,
                             .aliases = listed};
  RulesOfTwo both;

  static PartizanHeapRule read_rules(Reader& reader) { return {RulesOfTwo::read(reader)}; }
  std::string rules() const { return both.text(); }
  static constexpr std::string_view samples[] = {"left: n -> n-1, n-2; right: n -> n-k where k in {1,3}",
                                                 "left: n -> n-1; n -> n/2; right: n -> n-k where k|n",
                                                 "left: n -> (a,b) where a+b=n-1; right: n -> (a,b) where a+b=n-2"};

  void admit(const Heaps& h, Reader& reader) const {
    for (const Player player : players) {
      admit_sizes(both.of(player), h, reader);
      admit_moves(both.of(player), h, reader);
    }
  }

  bool each_move(const Heaps& h, Player player, auto&& visit) const {
    return each_rule_move(both.of(player), h, visit);
  }
  Heaps after(const Heaps& h, const Touch& touch, Player) const { return h.after(touch); }
  std::vector<Heaps> split(const Heaps& h) const { return h.each(); }
};

const Register<PartizanHeapRule> partizan_heap_rule;

}  // namespace
}  // namespace sg
