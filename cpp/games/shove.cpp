// Shove.
// Rules    a player moves a piece of theirs one cell to the left, and with it all pieces left of it; the first may leave the row.
// Theorem  rows add. A piece on cell p counts p / 2^n, for Left or for Right: n of the pieces behind it up to the last one whose neighbour
//          before it is the other player's.
// Source   Albert, Nowakowski and Wolfe 2007
#include "core/game/register.hpp"
#include "core/value/dyadic.hpp"
#include "theory/pieces/pushed.hpp"

namespace sg {
namespace {

struct Shove : Pushed<true> {
  static constexpr Info info{.id = "shove",
                             .board = BoardKind::strip,
                             .sample = "lr.rl",
                             .source = "lessons2007",
                             .checked_to = 6,
                             .misere = false,
                             .kind = Kind::partizan};

  /// Where no power of two is too high.
  std::optional<Dyadic> number(const Strips& board) const {
    Dyadic sum;
    for (const std::string& row : board.rows()) {
      unsigned behind = 0;
      char next = '\0';
      for (std::size_t cell = row.size(); cell-- > 0;) {
        if (row[cell] == Strips::empty) continue;
        // From the last change of players on each piece halves those before it.
        if (behind > 0 || (next != '\0' && next != row[cell])) ++behind;
        if (behind > most_halvings) return std::nullopt;
        const auto count = static_cast<__int128>(cell + 1);
        sum = sum + *Dyadic::of(row[cell] == of(Player::left) ? count : -count, behind);
        next = row[cell];
      }
    }
    return sum;
  }

 private:
  static constexpr unsigned most_halvings = 40;
};

const Register<Shove> shove;

}  // namespace
}  // namespace sg
