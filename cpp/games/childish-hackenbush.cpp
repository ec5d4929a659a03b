// Childish Hackenbush.
// Rules    Left cuts a blue edge, Right a red one, if this disconnects no other edge; a green edge may be cut by both,
//          whatever it disconnects.
// Source   Winning Ways, ch. 2
// Cost     search
#include <algorithm>

#include "boards/graphs/coloured-edges.hpp"
#include "core/game/register.hpp"

namespace sg {
namespace {

struct ChildishHackenbush {
  using Position = ColouredEdges;
  static constexpr Info info{.id = "childish-hackenbush",
                             .board = BoardKind::graph,
                             .sample = "0-1b 1-2r 2-3b 3-0r 1-3b",
                             .source = "winningways",
                             .checked_to = 3,
                             .misere = false,
                             .game_class = GameClass::partizan};

  bool each_move(const ColouredEdges& board, Player player, auto&& visit) const {
    const auto joined = board.edges().grounded();
    const auto standing = static_cast<std::size_t>(std::count(joined.begin(), joined.end(), true));
    for (std::size_t i = 0; i < joined.size(); ++i) {
      if (!joined[i] || !board.may_cut(i, player)) continue;
      if (board.colour(i) != 'g' && board.without(i).size() + 1 < standing) continue;
      if (!visit(Touch{i})) return false;
    }
    return true;
  }
  ColouredEdges after(const ColouredEdges& board, const Touch& touch, Player) const { return board.without(touch[0]); }
};

const Register<ChildishHackenbush> childish_hackenbush;

}  // namespace
}  // namespace sg
