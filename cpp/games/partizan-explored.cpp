// Partizan game given by its states and their options, such as one that a program of the user explored.
// Rules    from a state to one of the player's options; an option may be a sum of states.
// Theorem  parts add.
// Source   Conway 1976, ch. 7
#include "boards/graphs/explicit-game.hpp"
#include "core/game/register.hpp"

namespace sg {
namespace {

struct PartizanExplored : ExplicitGame {
  static constexpr Alias listed[] = {{"", ExplicitStates::dominoes, "0,4", "conway1976"}};
  static constexpr Info info{.id = "partizan-explored",
                             .board = BoardKind::states,
                             .sample = "0,4",
                             .source = "conway1976",
                             .checked_to = 3,
                             .misere = false,
                             .game_class = GameClass::partizan,
                             .aliases = listed};

  static PartizanExplored read_rules(Reader& reader) { return {read_name(reader, ExplicitStates::Kind::partizan)}; }
  static constexpr std::string_view samples[] = {ExplicitStates::dominoes};

  /// Visits the player's options of each state; they are numbered through, Left's first.
  bool each_move(const States& states, Player player, auto&& visit) const {
    for (std::size_t i = 0; i < states.on().size(); ++i) {
      const std::size_t all = game->options(states.on()[i]).size(), lefts = game->count_lefts(states.on()[i]);
      const bool is_left = player == Player::left;
      for (std::size_t k = is_left ? 0 : lefts; k < (is_left ? lefts : all); ++k)
        if (!visit(Touch{i, k})) return false;
    }
    return true;
  }
  States after(const States& states, const Touch& touch, Player) const { return states.after(touch); }
};

const Register<PartizanExplored> partizan_explored;

}  // namespace
}  // namespace sg
