// Toppling Dominoes.
// Rules    dominoes stand in rows. A player topples one of their colour, blue for Left and red for Right, or a green
//          one, to either side, and all on that side fall with it.
// Theorem  rows add.
// Source   Fink, Nowakowski, Siegel and Wolfe 2015
#include "boards/strips/row-planes.hpp"
#include "core/game/column-masks.hpp"
#include "core/game/register.hpp"

namespace sg {
namespace {

/// Row on bit planes: those that Left may topple are in the low one, those that Right may in the high one.
class StandingRow {
 public:
  explicit StandingRow(const BitPlanes& planes) : planes_(planes) {}
  explicit StandingRow(const std::string& row) {
    for (std::size_t at = 0; at < row.size(); ++at) {
      planes_.low |= std::uint64_t{row[at] != 'r'} << at;
      planes_.high |= std::uint64_t{row[at] != 'b'} << at;
    }
  }

  /// The same for the row as seen from the other side.
  BitPlanes planes() const {
    const std::size_t free = BitPlanes::most - size();
    if (size() == 0) return planes_;
    return std::min(planes_, BitPlanes{reversed_bits(planes_.low) >> free, reversed_bits(planes_.high) >> free});
  }
  std::size_t size() const { return static_cast<std::size_t>(std::bit_width(planes_.low | planes_.high)); }
  std::uint64_t of(Player player) const { return player == Player::left ? planes_.low : planes_.high; }
  /// Returns the row from a domino on, or before it.
  StandingRow from(std::size_t at) const {
    return at == BitPlanes::most ? StandingRow(BitPlanes{})
                                 : StandingRow(BitPlanes{planes_.low >> at, planes_.high >> at});
  }
  StandingRow before(std::size_t at) const {
    const std::uint64_t mask = (std::uint64_t{1} << at) - 1;
    return StandingRow(BitPlanes{planes_.low & mask, planes_.high & mask});
  }

 private:
  BitPlanes planes_;
};

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
  bool each_move(const StandingRow& row, Player player, auto&& visit) const {
    for (std::uint64_t left = row.of(player); left != 0; left &= left - 1) {
      const auto at = static_cast<std::size_t>(std::countr_zero(left));
      if (!visit({at, 1}) || (row.size() > 1 && !visit({at, row.size()}))) return false;
    }
    return true;
  }
  StandingRow after(const StandingRow& row, const std::array<std::size_t, 2>& touch, Player) const {
    return touch[1] == 1 ? row.from(touch[0] + 1) : row.before(touch[0]);
  }
  BitPlaneMovesPtr bit_planes(const Strips& board) const {
    return moves_on_planes<TopplingDominoes, StandingRow>(board);
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
