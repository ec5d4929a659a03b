// Amazons.
// Rules    an amazon moves like a queen of chess and from there shoots an arrow, which flies like a queen; the square
//          that it hits is removed.
// Theorem  squares that no queen's step joins to others are played by themselves: such regions add.
// Source   Snatzke 2001
// Cost     search, of boards of about a dozen free squares
#include "boards/grids/letter-grid.hpp"
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

  bool each_move(const LetterGrid& board, Player player, auto&& visit) const {
    for (std::size_t i = 0; i < board.size(); ++i) {
      if (!board.has(i, piece_of(player))) continue;
      const LetterGrid without = board.with({{i, '.'}});  // the arrow may fly over the square that she left
      const bool goes_on = each_along(board, i, [&](std::size_t to) {
        return each_along(without, to, [&](std::size_t target) { return visit(Touch{i, to, target}); });
      });
      if (!goes_on) return false;
    }
    return true;
  }
  LetterGrid after(const LetterGrid& board, const Touch& touch, Player player) const {
    return board.with({{touch[0], '.'}, {touch[1], piece_of(player)}, {touch[2], '#'}});
  }
  Phrase move_part(const LetterGrid& board, const Touch& touch) const {
    return Phrase(notation::arrow).add(board.name(touch[0])).add(board.name(touch[1])).add(board.name(touch[2]));
  }
  std::vector<LetterGrid> split(const LetterGrid& board) const { return board.regions(".xo", compass, '#'); }

 private:
  /// Visits the free squares that a queen reaches, until the visitor returns false.
  static bool each_along(const LetterGrid& board, std::size_t from, auto&& visit) {
    for (const Direction step : compass)
      for (auto at = board.neighbour(from, step); board.has(at, '.'); at = board.neighbour(*at, step))
        if (!visit(*at)) return false;
    return true;
  }
};

const Register<Amazons> amazons;

}  // namespace
}  // namespace sg
