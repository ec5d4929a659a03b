// Chomp.
// Rules    bite off a square and all squares that are neither above nor left of it; the corner square is poisoned and
//          never eaten.
// Theorem  a hook, one row and one column, is Nim on its two arms. A rectangle of more than one square is won: if
//          biting its last square does not win, the winning answer to that does, and was there from the start. Two rows
//          are lost exactly when the first is longer by one.
// Source   Gale 1974; Schuh 1952
// Cost     search; the number of staircases below: a rectangle of w and h has the binomial of w + h over h
#include <algorithm>

#include "boards/strips/staircase.hpp"
#include "core/game/register.hpp"

namespace sg {
namespace {

struct Chomp {
  using Position = Staircase;
  static constexpr bool unordered = true;
  static constexpr Info info{
      .id = "chomp", .board = BoardKind::grid, .sample = "4x3", .source = "gale1974", .checked_to = 20};

  /// Limits the board to a size that can be searched.
  void admit(const Staircase& board, Reader& reader) const {
    if (board.size() > most) reader.too_big(reader.at(), Expected::most_cells, most);
  }

  bool each_move(const Staircase& board, auto&& visit) const {
    for (std::size_t row = 0; row < board.rows().size(); ++row)
      for (std::size_t column = row == 0 ? 1 : 0; column < board.rows()[row]; ++column)
        if (!visit(Touch{row * board.width() + column})) return false;
    return true;
  }
  Staircase after(const Staircase& board, const Touch& touch) const { return board.bitten(touch); }

  std::optional<Value> theorem(const Staircase& board) const {
    if (board.size() == 0) return Value::nimber(0);
    if (is_hook(board)) return Value::nimber((board.width() - 1) ^ (board.rows().size() - 1));
    const bool lost = board.rows().size() == 2 && board.rows()[0] == board.rows()[1] + 1;
    return lost ? std::optional(Value::nimber(0)) : std::nullopt;
  }
  /// Returns true: every admitted board can be searched, for its value too.
  bool searchable(const Staircase&) const { return true; }
  std::optional<bool> wins(const Staircase& board, Play play) const {
    if (play == Play::misere || board.rows().empty()) return std::nullopt;
    if (!is_rectangle(board) && board.rows().size() != 2) return std::nullopt;
    return board.size() > 1 && !(board.rows().size() == 2 && board.rows()[0] == board.rows()[1] + 1);
  }
  std::optional<Reason> formula(const Staircase& board) const {
    if (board.size() == 0) return std::nullopt;
    const auto& rows = board.rows();
    if (is_hook(board))
      return formula_reason("hook", {{"row", fact(board.width() - 1)},
                                     {"column", fact(rows.size() - 1)},
                                     {"value", fact(theorem(board)->nimber())}});
    if (rows.size() == 2)
      return formula_reason(rows[0] == rows[1] + 1 ? "one-less" : "two-rows",
                            {{"upper", fact(rows[0])},
                             {"lower", fact(rows[1])},
                             {"upper_left", fact(std::min(rows[0], rows[1] + 1))},
                             {"lower_left", fact(std::min(rows[1], rows[0] - 1))}});
    if (!is_rectangle(board)) return std::nullopt;
    return formula_reason("rectangle", {{"width", fact(board.width())}, {"height", fact(rows.size())}});
  }

 private:
  static constexpr std::size_t most = 256;
  static bool is_rectangle(const Staircase& board) { return board.rows().front() == board.rows().back(); }
  static bool is_hook(const Staircase& board) { return board.rows().size() == 1 || board.rows()[1] == 1; }
};

const Register<Chomp> chomp;

}  // namespace
}  // namespace sg
