// Short games by their values.
// Rules    Left moves to a Left option of the canonical form, Right to a Right option.
// Theorem  none, except that the sign of a number names its winner and that sums of a number, ups and a nimber have
//          that value: all else is by the definition of play.
// Source   Conway 1976, ch. 7 to 10
#include "core/game/register.hpp"
#include "theory/partizan/value-law.hpp"
#include "theory/partizan/value-position.hpp"

namespace sg {
namespace {

using partizan::ValuePosition;

struct ShortGame {
  using Position = ValuePosition;
  static constexpr Info info{.id = "value",
                             .board = BoardKind::states,
                             .sample = "{3|1||0|-4}",
                             .source = "conway1976",
                             .checked_to = 3,
                             .misere = false,
                             .game_class = GameClass::partizan};

  bool each_move(const ValuePosition& p, Player player, auto&& visit) const {
    const auto [from, to] = p.range(player);
    for (std::uint64_t i = from; i < to; ++i)
      if (!visit(Touch{0, i})) return false;
    return true;
  }
  ValuePosition after(const ValuePosition& p, const Touch& touch, Player) const { return p.after(touch); }
  std::optional<Dyadic> number(const ValuePosition& p) const {
    const auto value = p.up_star();
    return value && value->is_number() ? std::optional(value->number) : std::nullopt;
  }
};

const Register<ShortGame> short_game;

const partizan::EnrolledLaw of_up_stars{ShortGame::info.id, [](partizan::Forms& forms, const Position& p) {
                                          const auto value = own_of<WithMover<ValuePosition>>(p).up_star();
                                          return value ? std::optional(forms.of(*value)) : std::nullopt;
                                        }};

}  // namespace
}  // namespace sg
