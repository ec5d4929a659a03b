// Konane.
// Rules    a stone jumps over an adjacent enemy stone onto the free square behind it, and on in the same line as often
//          as it will; the stones jumped over are removed.
// Source   Ernst 1995
// Cost     search; nothing adds, since a jump can cross empty regions
#include "boards/grids/letter-planes.hpp"
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

  bool each_move(const auto& board, Player player, auto&& visit) const {
    return board.each_with(piece_of(player), [&](std::size_t i) {
      for (const Direction step : orthogonal)
        for (std::size_t at = i;;) {
          const auto over = board.neighbour(at, step);
          const auto to = over ? board.neighbour(*over, step) : std::nullopt;
          if (!board.has(over, piece_of(other(player))) || !board.has(to, '.')) break;
          if (!visit({i, *to})) return false;
          at = *to;
        }
      return true;
    });
  }
  auto after(const auto& board, const auto& touch, Player player) const {
    const Direction step = board.towards(touch[0], touch[1]);
    auto next = board.with({{touch[1], piece_of(player)}});
    for (auto at = static_cast<std::size_t>(touch[0]); at != touch[1]; at = *board.neighbour(at, step))
      next = next.with({{at, '.'}});
    return next;
  }
  BitPlaneMovesPtr bit_planes(const LetterGrid& board) const { return moves_on_planes(*this, board); }
  Phrase move_part(const LetterGrid& board, const Touch& touch) const { return board.step_part(touch); }
};

const Register<Konane> konane;

}  // namespace
}  // namespace sg
