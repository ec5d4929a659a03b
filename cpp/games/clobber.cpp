// Clobber.
// Rules    a stone captures an enemy stone on an adjacent square, and moves to that square.
// Theorem  connected groups of stones are played by themselves: such groups add.
// Source   Albert, Grossman, Nowakowski and Wolfe 2005
#include "boards/grids/letter-grid.hpp"
#include "core/game/register.hpp"

namespace sg {
namespace {

struct Clobber : OnLetterGrid<false, 'x', 'o'> {
  static constexpr Info info{.id = "clobber",
                             .board = BoardKind::grid,
                             .sample = "xoxo/oxox",
                             .source = "clobber2005",
                             .checked_to = 7,
                             .misere = false,
                             .game_class = GameClass::partizan};

  bool each_move(const LetterGrid& board, Player player, auto&& visit) const {
    for (std::size_t i = 0; i < board.size(); ++i) {
      if (!board.has(i, piece_of(player))) continue;
      for (const Direction step : orthogonal) {
        const auto to = board.neighbour(i, step);
        if (board.has(to, piece_of(other(player))) && !visit(Touch{i, *to})) return false;
      }
    }
    return true;
  }
  LetterGrid after(const LetterGrid& board, const Touch& touch, Player player) const {
    return board.with({{touch[0], '.'}, {touch[1], piece_of(player)}});
  }
  Phrase move_part(const LetterGrid& board, const Touch& touch) const { return board.step_part(touch); }
  std::vector<LetterGrid> split(const LetterGrid& board) const { return board.regions("xo", orthogonal, '.'); }
};

const Register<Clobber> clobber;

}  // namespace
}  // namespace sg
