// Snort.
// Rules    Left paints a bare vertex blue, Right one red; no two neighbours may become unlike.
// Theorem  theory/graphs/map-colouring.hpp
// Source   Winning Ways, ch. 6
#include "core/game/register.hpp"
#include "theory/graphs/map-colouring.hpp"

namespace sg {
namespace {

struct Snort : MapColouring<true> {
  static constexpr Info info{.id = "snort",
                             .board = BoardKind::graph,
                             .sample = "0-1 1-2 2-3 3-4 1-5 5-6",
                             .source = "winningways",
                             .checked_to = 4,
                             .misere = false,
                             .game_class = GameClass::partizan};
};

const Register<Snort> snort;

}  // namespace
}  // namespace sg
