// Konane.
// Rules    a stone jumps over an adjacent enemy stone onto the free square behind it, and on in the same line as often
//          as it will; the stones jumped over are removed.
// Source   Ernst 1995
// Cost     search; nothing adds, since a jump can cross empty regions
#include "boards/grids/letter-grid.hpp"
#include "core/game/register.hpp"

namespace sg {
namespace {

struct Konane : OnLetterGrid<false, 'x', 'o'> {
  static constexpr Info info{.id = "konane",
                             .board = BoardKind::grid,
                             .sample = "xo.ox/.xo.o/xox.x",
                             .source = "ernst1995",
                             .checked_to = 7,
                             .misere = false,
                             .game_class = GameClass::partizan};

  bool each_move(const LetterGrid& board, Player player, auto&& visit) const {
    for (std::size_t i = 0; i < board.size(); ++i) {
      if (!board.has(i, piece_of(player))) continue;
      for (const Direction step : orthogonal)
        for (std::size_t at = i;;) {
          const auto over = board.neighbour(at, step);
          const auto to = over ? board.neighbour(*over, step) : std::nullopt;
          if (!board.has(over, piece_of(other(player))) || !board.has(to, '.')) break;
          if (!visit(Touch{i, *to})) return false;
          at = *to;
        }
    }
    return true;
  }
  LetterGrid after(const LetterGrid& board, const Touch& touch, Player player) const {
    const Direction step = board.towards(touch[0], touch[1]);
    LetterGrid next = board;
    for (std::size_t at = static_cast<std::size_t>(touch[0]); at != touch[1]; at = *board.neighbour(at, step))
      next = next.with({{at, '.'}});
    return next.with({{touch[1], piece_of(player)}});
  }
  Phrase move_part(const LetterGrid& board, const Touch& touch) const { return board.step_part(touch); }
};

const Register<Konane> konane;

}  // namespace
}  // namespace sg
