// Fission.
// Rules    Left splits a stone into two, which go to the free squares above and below it, Right into two on the squares
//          left and right of it.
// Source   Siegel 2013
#include "boards/grids/letter-planes.hpp"
#include "core/game/register.hpp"

namespace sg {
namespace {

struct Fission : OnLetterGrid<true, 'x'> {
  static constexpr Info info{.id = "fission",
                             .board = BoardKind::grid,
                             .sample = "..../.x../..../....",
                             .source = "siegel2013",
                             .checked_to = 8,
                             .misere = false,
                             .game_class = GameClass::partizan};

  bool each_move(const auto& board, Player player, auto&& visit) const {
    return board.each_with('x', [&](std::size_t i) {
      const auto [one, other] = targets(board, i, player);
      return !board.has(one, '.') || !board.has(other, '.') || visit({i});
    });
  }
  auto after(const auto& board, const auto& touch, Player player) const {
    const auto [one, other] = targets(board, static_cast<std::size_t>(touch[0]), player);
    return board.with({{touch[0], '.'}, {*one, 'x'}, {*other, 'x'}});
  }
  BitPlaneMovesPtr bit_planes(const LetterGrid& board) const { return moves_on_planes(*this, board); }
  /// Draws stones as pieces that belong to no player.
  void draw(const LetterGrid& board, Json& json) const {
    LetterGrid drawn = board;
    for (std::size_t i = 0; i < board.size(); ++i)
      if (board.has(i, 'x')) drawn = drawn.with({{i, 's'}});
    drawn.write(json);
  }

 private:
  static auto targets(const auto& board, std::size_t square, Player player) {
    const Direction step = player == Player::left ? Direction{1, 0} : Direction{0, 1};
    return std::pair{board.neighbour(square, step), board.neighbour(square, {-step.down, -step.right})};
  }
};

const Register<Fission> fission;

}  // namespace
}  // namespace sg
