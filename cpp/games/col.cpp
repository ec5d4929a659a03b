// Col.
// Rules    Left paints a bare vertex blue, Right one red; no two neighbours may become alike.
// Theorem  theory/graphs/map-colouring.hpp
// Source   On Numbers and Games, ch. 8; Winning Ways, ch. 2
#include "core/game/register.hpp"
#include "theory/graphs/map-colouring.hpp"

namespace sg {
namespace {

struct Col : MapColouring<false> {
  static constexpr Info info{.id = "col",
                             .board = BoardKind::graph,
                             .sample = "0-1 1-2 2-3 3-0 2-4 4-5",
                             .source = "conway1976",
                             .checked_to = 4,
                             .misere = false,
                             .game_class = GameClass::partizan};
};

const Register<Col> col;

}  // namespace
}  // namespace sg
