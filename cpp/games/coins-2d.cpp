// Turning coins on a board: two coins of a line, the corners of a rectangle, or a product of any two games on a row.
// Rules    `lines`, `corners`, or codes of theory/coins/coin-code.hpp for rows and columns, as in turtles*ruler.
// Theorem  g = the xor of the values of the single heads (theory/coins/grid-coins.hpp).
// Source   Winning Ways, ch. 14
#include "core/game/register.hpp"
#include "theory/coins/grid-ruleset.hpp"

namespace sg {
namespace {

struct Coins2D : GridRuleset<Coins2D> {
  static constexpr std::size_t sides = 2;
  static constexpr Alias listed[] = {{"", "lines", "THTT/TTHT/HTTH", "winningways"},
                                     {"", "corners", "TTTT/THTT/TTHH", "winningways"},
                                     {"", "turtles*turtles", "THT/HTT/TTH", "hdu3404"},
                                     {"", "turtles*ruler", "THTTTH/TTHTTT/HTTTHT", "winningways"},
                                     {"", "mock-turtles*mock-turtles", "THTT/HTTH/TTHT", "winningways"}};
  static constexpr Info info{.id = "coins-2d",
                             .board = BoardKind::grid,
                             .sample = "TTTT/THTT/TTHH",
                             .source = "winningways",
                             .checked_to = 9,
                             .aliases = listed};
  static constexpr std::string_view samples[] = {
      "lines",           "corners",        "turtles*turtles", "turtles*ruler", "mock-turtles*mock-turtles",
      "twins*rulerette", "3FC(4)*1-2C(3)", "ternups*single",  "grunt*twins",   "1,3C,2E*turtles"};
};

const Register<Coins2D> coins_2d;

}  // namespace
}  // namespace sg
