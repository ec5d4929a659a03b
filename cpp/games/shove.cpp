// Shove.
// Rules    a player moves one of their pieces one cell to the left, and with it all pieces left of it; the first may
//          leave the row.
// Theorem  rows add. A piece on cell p counts p / 2^n, for Left or for Right: n is the number of pieces behind it up to
//          the last one whose neighbour before it is the other player's.
// Source   Albert, Nowakowski and Wolfe 2007
#include <algorithm>

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
                             .game_class = GameClass::partizan};

  /// Sum of the counts of all pieces; nullopt if a power of 2 is too high.
  std::optional<Dyadic> number(const Strips& board) const {
    Dyadic sum;
    for (const std::string& row : board.rows()) {
      const auto counts = counts_of(row);
      if (!counts) return std::nullopt;
      for (const Dyadic& count : *counts) sum = sum + count;
    }
    return sum;
  }
  /// Reason for one row: the counts of its pieces, from the left.
  std::optional<Reason> formula(const Strips& board) const {
    if (board.rows().size() != 1) return std::nullopt;
    const auto counts = counts_of(board.rows()[0]);
    if (!counts || counts->size() > most_listed) return std::nullopt;
    Dyadic sum;
    std::string chain;
    for (const Dyadic& count : *counts) {
      const bool is_negative = count.sign() < 0;
      chain += chain.empty() ? (is_negative ? "-" : "") : is_negative ? " - " : " + ";
      chain += (is_negative ? -count : count).text();
      sum = sum + count;
    }
    return formula_reason(counts->empty()       ? "empty"
                          : counts->size() == 1 ? "piece"
                                                : "row",
                          {{"row", board.rows()[0]}, {"chain", chain}, {"value", sum.text()}});
  }

 private:
  static constexpr unsigned most_halvings = 40;
  static constexpr std::size_t most_listed = 16;

  /// Counts of the pieces of a row, from the left; nullopt if a power of 2 is too high.
  static std::optional<std::vector<Dyadic>> counts_of(const std::string& row) {
    std::vector<Dyadic> counts;
    unsigned behind = 0;
    char next = '\0';
    for (std::size_t cell = row.size(); cell-- > 0;) {
      if (row[cell] == Strips::empty) continue;
      // Each piece up to the one behind the last change of players halves the counts before it.
      if (behind > 0 || (next != '\0' && next != row[cell])) ++behind;
      if (behind > most_halvings) return std::nullopt;
      const auto count = static_cast<__int128>(cell + 1);
      counts.push_back(*Dyadic::of(row[cell] == of(Player::left) ? count : -count, behind));
      next = row[cell];
    }
    std::reverse(counts.begin(), counts.end());
    return counts;
  }
};

const Register<Shove> shove;

}  // namespace
}  // namespace sg
