// Push.
// Rules    a player moves one of their pieces one cell to the left; the pieces in its way move with it, and the first
//          may leave the row.
// Theorem  rows add.
// Source   Albert, Nowakowski and Wolfe 2007
#include "core/game/register.hpp"
#include "theory/pieces/pushed.hpp"

namespace sg {
namespace {

struct Push : Pushed<false> {
  static constexpr Info info{.id = "push",
                             .board = BoardKind::strip,
                             .sample = "lr.rl",
                             .source = "lessons2007",
                             .checked_to = 6,
                             .misere = false,
                             .game_class = GameClass::partizan};
};

const Register<Push> push;

}  // namespace
}  // namespace sg
