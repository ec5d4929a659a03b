// Toads and frogs.
// Rules    Left moves a toad one cell to the right onto a free cell, or over one frog; Right a frog to the left,
//          likewise.
// Theorem  rows add.
// Source   Winning Ways, ch. 1; Erickson 1996
#include "core/game/register.hpp"
#include "theory/pieces/two-herds.hpp"

namespace sg {
namespace {

struct ToadsAndFrogs : TwoHerds<true> {
  static constexpr Info info{.id = "toads-and-frogs",
                             .board = BoardKind::strip,
                             .sample = "tt.tff.f",
                             .source = "erickson1996",
                             .checked_to = 7,
                             .misere = false,
                             .game_class = GameClass::partizan};
};

const Register<ToadsAndFrogs> toads_and_frogs;

}  // namespace
}  // namespace sg
