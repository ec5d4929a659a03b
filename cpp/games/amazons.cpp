// Amazons.
// Rules    an amazon moves like a queen of chess and from there shoots an arrow, which flies like a queen; the square
//          that it hits is removed.
// Theorem  squares that no queen's step joins to others are played by themselves: such regions add.
// Source   Snatzke 2001
// Cost     search, of boards of about 16 free squares
#include "boards/grids/letter-planes.hpp"
#include "core/game/register.hpp"

namespace sg {
namespace {

struct Amazons : OnLetterGrid<true, 'x', 'o'> {
  static constexpr Info info{.id = "amazons",
                             .board = BoardKind::grid,
                             .sample = "x../..o",
                             .source = "snatzke2001",
                             .checked_to = 6,
                             .misere = false,
                             .game_class = GameClass::partizan};

  bool each_move(const auto& board, Player player, auto&& visit) const {
    return board.each_with(piece_of(player), [&](std::size_t i) {
      const auto without = board.with({{i, '.'}});  // the arrow may fly over the square that she left
      return each_along(board, i, [&](std::size_t to) {
        return each_along(without, to, [&](std::size_t target) { return visit({i, to, target}); });
      });
    });
  }
  auto after(const auto& board, const auto& touch, Player player) const {
    return board.with({{touch[0], '.'}, {touch[1], piece_of(player)}, {touch[2], '#'}});
  }
  Phrase move_part(const LetterGrid& board, const Touch& touch) const {
    return Phrase(notation::arrow).add(board.name(touch[0])).add(board.name(touch[1])).add(board.name(touch[2]));
  }
  auto split(const auto& board) const { return board.regions(".xo", compass, '#'); }
  BitPlaneMovesPtr bit_planes(const LetterGrid& board) const { return moves_on_planes(*this, board); }

 private:
  /// Visits the free squares that a queen reaches, until the visitor returns false.
  static bool each_along(const auto& board, std::size_t from, auto&& visit) {
    for (const Direction step : compass)
      for (auto at = board.neighbour(from, step); board.has(at, '.'); at = board.neighbour(*at, step))
        if (!visit(*at)) return false;
    return true;
  }
};

const Register<Amazons> amazons;

}  // namespace
}  // namespace sg
