// Toppling Dominoes.
// Rules    dominoes stand in rows. A player topples one of their colour, blue for Left and red for Right, or a green
//          one, to either side, and all on that side fall with it.
// Theorem  rows add.
// Source   Fink, Nowakowski, Siegel and Wolfe 2015
#include "boards/strips/strips.hpp"
#include "core/game/register.hpp"

namespace sg {
namespace {

struct TopplingDominoes {
  using Position = Strips;
  static constexpr std::string_view format = "full-strips";
  static constexpr std::string_view pieces = "brg";
  static constexpr Info info{.id = "toppling-dominoes",
                             .board = BoardKind::strip,
                             .sample = "rgbbrrgb",
                             .source = "toppling2015",
                             .checked_to = 6,
                             .misere = false,
                             .game_class = GameClass::partizan};

  Strips read(Reader& reader) const {
    const Strips board = Strips::read(reader, pieces);
    for (const std::string& row : board.rows())
      if (row.find(Strips::empty) != row.npos) reader.fail(Expected::colour);
    return board;
  }
  void each_small(unsigned cells, auto&& visit) const {
    Strips::each_small(
        cells, pieces, [](const std::string& row) { return row.find(Strips::empty) == row.npos; }, visit);
  }

  /// Visits both directions of each domino: towards the first place of its row, and towards the last one.
  bool each_move(const Strips& board, Player player, auto&& visit) const {
    std::size_t first = 0;
    for (const std::string& row : board.rows()) {
      for (std::size_t at = 0; at < row.size(); ++at) {
        if (row[at] == (player == Player::left ? 'r' : 'b')) continue;
        if (!visit(Touch{first + at, 1})) return false;
        if (row.size() > 1 && !visit(Touch{first + at, row.size()})) return false;
      }
      first += row.size();
    }
    return true;
  }
  Strips after(const Strips& board, const Touch& touch, Player) const {
    const auto [row, at] = place(board, touch);
    std::vector<std::string> rows = board.rows();
    rows[row] = touch[1] == 1 ? rows[row].substr(at + 1) : rows[row].substr(0, at);
    if (rows[row].empty()) rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(row));
    return Strips(std::move(rows));
  }
  /// Phrase for the dominoes that fall, from the one that is toppled to the last.
  Phrase move_part(const Strips& board, const Touch& touch) const {
    const auto [row, at] = place(board, touch);
    if (board.rows().size() == 1) return Phrase(notation::piece, {at + 1, touch[1]});
    return Phrase(notation::row_piece, {row + 1, at + 1, touch[1]});
  }
  std::vector<Strips> split(const Strips& board) const { return board.each(); }

 private:
  static Strips::Place place(const Strips& board, const Touch& touch) {
    return board.pieces()[static_cast<std::size_t>(touch[0])];
  }
};

const Register<TopplingDominoes> toppling_dominoes;

}  // namespace
}  // namespace sg
