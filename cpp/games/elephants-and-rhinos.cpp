// Elephants and rhinos.
// Rules    Left moves an elephant one cell to the right onto a free cell, Right a rhino to the left; nobody jumps.
// Theorem  rows add.
// Source   Winning Ways, ch. 1
#include "core/game/register.hpp"
#include "theory/pieces/two-herds.hpp"

namespace sg {
namespace {

struct ElephantsAndRhinos : TwoHerds<false> {
  static constexpr Info info{.id = "elephants-and-rhinos",
                             .board = BoardKind::strip,
                             .sample = "t..f.t.f",
                             .source = "winningways",
                             .checked_to = 7,
                             .misere = false,
                             .game_class = GameClass::partizan};
};

const Register<ElephantsAndRhinos> elephants_and_rhinos;

}  // namespace
}  // namespace sg
