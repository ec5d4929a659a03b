// Eatcake.
// Rules    Left eats a vertical strip of squares out of a cake, Right a horizontal one; the parts on its two sides
//          stay.
// Theorem  cakes add.
// Source   Winning Ways, ch. 8
#include "core/game/register.hpp"
#include "theory/grids/cut-cake.hpp"

namespace sg {
namespace {

struct Eatcake : CutCake<Division::eating> {
  static constexpr Info info{.id = "eatcake",
                             .board = BoardKind::sheet,
                             .sample = "4x3,2x2",
                             .source = "winningways",
                             .checked_to = 8,
                             .misere = false,
                             .game_class = GameClass::partizan};
};

const Register<Eatcake> eatcake;

}  // namespace
}  // namespace sg
