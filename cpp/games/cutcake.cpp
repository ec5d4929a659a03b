// Cutcake.
// Rules    Left cuts a cake in two from top to bottom, Right from side to side.
// Theorem  cakes add. One of w x h, 2^j <= w < 2^(j+1) and 2^k <= h < 2^(k+1), is worth 0 for j = k, [w / 2^k] - 1 for
//          j > k and 1 - [h / 2^j] for j < k.
// Source   Winning Ways, ch. 2
#include <algorithm>
#include <bit>

#include "core/game/register.hpp"
#include "theory/grids/cut-cake.hpp"

namespace sg {
namespace {

std::int64_t cutcake_value(const Sheet& cake) {
  const auto j = std::bit_width(cake.w) - 1;
  const auto k = std::bit_width(cake.h) - 1;
  if (j == k) return 0;
  return j > k ? std::int64_t{cake.w >> k} - 1 : 1 - std::int64_t{cake.h >> j};
}

struct Cutcake : CutCake<Division::in_two> {
  static constexpr Info info{.id = "cutcake",
                             .board = BoardKind::sheet,
                             .sample = "7x2,3x4",
                             .source = "winningways",
                             .checked_to = 10,
                             .misere = false,
                             .game_class = GameClass::partizan};

  /// Reads cakes of any size that the formula reaches.
  Cakes read(Reader& reader) const { return Cakes::read(reader, Cakes::longest_side); }
  std::optional<Dyadic> number(const Cakes& cakes) const { return sum_of(cakes, cutcake_value); }
  /// Reason for one cake: how often the largest power of 2 not above its shorter side goes into the longer one.
  std::optional<Reason> formula(const Cakes& cakes) const {
    if (cakes.size() != 1) return std::nullopt;
    const Sheet& cake = cakes[0];
    const std::int64_t value = cutcake_value(cake);
    const std::uint32_t power = std::bit_floor(std::min(cake.w, cake.h)), longer = std::max(cake.w, cake.h);
    return formula_reason(value > 0   ? "left"
                          : value < 0 ? "right"
                                      : "equal",
                          {{"w", fact(cake.w)},
                           {"h", fact(cake.h)},
                           {"power", fact(power)},
                           {"times", fact(longer / power)},
                           {"value", Dyadic(value).text()}});
  }
};

const Register<Cutcake> cutcake;

}  // namespace
}  // namespace sg
