// Domineering.
// Rules    Left puts a vertical domino on two free squares, Right a horizontal one.
// Theorem  regions of free squares that do not touch add.
// Source   On Numbers and Games, ch. 10; Winning Ways, ch. 5
// Cost     who wins up to 8x8, by solve/search/domineering-winner.hpp; values on bit planes
#include "boards/grids/letter-planes.hpp"
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

  bool each_move(const auto& board, Player player, auto&& visit) const {
    const Direction step = player == Player::left ? Direction{1, 0} : Direction{0, 1};
    return board.each_with('.', [&](std::size_t i) {
      const auto next = board.neighbour(i, step);
      return !board.has(next, '.') || visit({i, *next});
    });
  }
  auto after(const auto& board, const auto& touch, Player) const {
    return board.with({{touch[0], '#'}, {touch[1], '#'}});
  }
  std::optional<Bitboard> bitboard(const LetterGrid& board) const {
    return board.bitboard(Bitboard::Removal::pair_by_player);
  }
  BitPlaneMovesPtr bit_planes(const LetterGrid& board) const { return moves_on_planes(*this, board); }
  auto split(const auto& board) const { return board.regions(".", orthogonal, '#'); }
};

const Register<Domineering> domineering;

}  // namespace
}  // namespace sg
