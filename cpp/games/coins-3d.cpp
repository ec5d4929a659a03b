// Turning coins in a box: its corners, or a product of any three games on a row.
// Rules    `boxes`, or codes of theory/coins/coin-code.hpp for layers, rows and columns.
// Theorem  g = the xor of the values of the single heads (theory/coins/grid-coins.hpp).
// Source   Winning Ways, ch. 14
#include "core/game/register.hpp"
#include "theory/coins/grid-ruleset.hpp"

namespace sg {
namespace {

struct Coins3D : GridRuleset<Coins3D> {
  static constexpr std::size_t sides = 3;
  static constexpr std::string_view format = "coin-layers";
  static constexpr Alias listed[] = {{"", "boxes", "TTT/TTH|TTT/THT|TTT/TTH", "winningways"},
                                     {"", "turtles*turtles*turtles", "HT/TH|TH/TT", "poj3533"}};
  static constexpr Info info{.id = "coins-3d",
                             .board = BoardKind::grid,
                             .sample = "TTT/TTH|TTT/THT|TTT/TTH",
                             .source = "winningways",
                             .checked_to = 12,
                             .aliases = listed};
  static constexpr std::string_view samples[] = {"boxes", "turtles*mock-turtles*rulerette"};
};

const Register<Coins3D> coins_3d;

}  // namespace
}  // namespace sg
