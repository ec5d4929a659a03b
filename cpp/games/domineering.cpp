// Domineering.
// Rules    Left puts a vertical domino on two free squares, Right a horizontal one.
// Theorem  regions of free squares that do not touch add.
// Source   On Numbers and Games, ch. 10; Winning Ways, ch. 5
// Cost     who wins up to 8x8, by solve/search/domineering-winner.hpp; values by the general search
#include "boards/grids/letter-grid.hpp"
#include "core/game/register.hpp"

namespace sg {
namespace {

struct Domineering : OnLetterGrid<true> {
  static constexpr bool unordered = true;
  static constexpr Info info{.id = "domineering",
                             .board = BoardKind::grid,
                             .sample = "4x4",
                             .source = "conway1976",
                             .checked_to = 9,
                             .misere = false,
                             .game_class = GameClass::partizan};

  bool each_move(const LetterGrid& board, Player player, auto&& visit) const {
    const Direction down{1, 0}, right{0, 1};
    for (std::size_t i = 0; i < board.size(); ++i) {
      const auto next = board.neighbour(i, player == Player::left ? down : right);
      if (board.has(i, '.') && board.has(next, '.') && !visit(Touch{i, *next})) return false;
    }
    return true;
  }
  LetterGrid after(const LetterGrid& board, const Touch& touch, Player) const {
    return board.with({{touch[0], '#'}, {touch[1], '#'}});
  }
  std::optional<Bitboard> bitboard(const LetterGrid& board) const {
    return board.bitboard(Bitboard::Removal::pair_by_player);
  }
  std::vector<LetterGrid> split(const LetterGrid& board) const { return board.regions(".", orthogonal, '#'); }
};

const Register<Domineering> domineering;

}  // namespace
}  // namespace sg
