// Impartial game given by its states and their options, some of which can come back.
// Rules    from a state to one of its options; no option is a sum. Endless play is a draw.
// Theorem  states beside each other add: each is worth a nimber or infinity(K). Misere: retrograde analysis of all positions.
// Source   smith1966, fraenkelperl1975
// Cost     all values once, the options for each nimber: theory/loopy/loopy-values.hpp
#include "boards/graphs/explicit-game.hpp"
#include "core/game/register.hpp"

namespace sg {
namespace {

struct LoopyExplored : ExplicitGame {
  static constexpr Alias listed[] = {{"", ExplicitStates::refill, "4", "fraenkelperl1975"}};
  static constexpr Info info{.id = "loopy-explored",
                             .board = BoardKind::states,
                             .sample = "4",
                             .source = "fraenkelperl1975",
                             .checked_to = 2,
                             .game_class = GameClass::loopy,
                             .aliases = listed,
                             .known_by = Justification::table};

  static LoopyExplored read_rules(Reader& reader) { return {read_name(reader, ExplicitStates::Kind::loopy)}; }
  static constexpr std::string_view samples[] = {ExplicitStates::refill};

  bool each_move(const States& states, auto&& visit) const { return each_option(states, visit); }
  States after(const States& states, const Touch& touch) const { return states.after(touch); }
  Count count_moves(const States& states) const { return count_options(states); }

  const IndexLists& position_graph() const { return game->option_lists(); }
  std::vector<std::uint32_t> vertices(const States& states) const { return states.on(); }
};

const Register<LoopyExplored> loopy_explored;

}  // namespace
}  // namespace sg
