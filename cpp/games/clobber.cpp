// Clobber.
// Rules    a stone captures an enemy stone on an adjacent square, and moves to that square.
// Theorem  connected groups of stones are played by themselves: such groups add.
// Source   Albert, Grossman, Nowakowski and Wolfe 2005
#include "boards/grids/letter-planes.hpp"
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

  bool each_move(const auto& board, Player player, auto&& visit) const {
    return board.each_with(piece_of(player), [&](std::size_t i) {
      for (const Direction step : orthogonal) {
        const auto to = board.neighbour(i, step);
        if (board.has(to, piece_of(other(player))) && !visit({i, *to})) return false;
      }
      return true;
    });
  }
  auto after(const auto& board, const auto& touch, Player player) const {
    return board.with({{touch[0], '.'}, {touch[1], piece_of(player)}});
  }
  Phrase move_part(const LetterGrid& board, const Touch& touch) const { return board.step_part(touch); }
  auto split(const auto& board) const { return board.regions("xo", orthogonal, '.'); }
  BitPlaneMovesPtr bit_planes(const LetterGrid& board) const { return moves_on_planes(*this, board); }
};

const Register<Clobber> clobber;

}  // namespace
}  // namespace sg
