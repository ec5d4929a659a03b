// Cram, or impartial Domineering.
// Rules    put a domino on two adjacent free squares.
// Theorem  regions of squares that do not touch add. A board that is unchanged by half a turn: with no free square and
//          no two free neighbours in the middle it is worth 0, since every domino can be answered by its image; with
//          two such neighbours the mover takes them, and wins. So even x even is lost, even x odd won.
// Source   Winning Ways, ch. 15; Gardner 1974
// Cost     up to 64 squares on bitboards, by solve/search/bitboard-values.hpp; else search, strips of a few hundred squares
#include "boards/grids/square-grid.hpp"
#include "core/game/register.hpp"

namespace sg {
namespace {

struct Cram {
  using Position = SquareGrid;
  static constexpr bool unordered = true;
  static constexpr Info info{
      .id = "cram", .board = BoardKind::grid, .sample = "4x3", .source = "gardner1974", .checked_to = 12};

  /// Limits the board to a size that can be searched.
  void admit(const SquareGrid& board, Reader& reader) const {
    if (board.size() > most) reader.too_big(reader.at(), Expected::most_cells, most);
  }

  bool each_move(const SquareGrid& board, auto&& visit) const {
    const auto [layers, rows, columns] = board.sides();
    for (std::size_t i = 0; i < board.size(); ++i) {
      if (!board.free(i)) continue;
      if ((i + 1) % columns != 0 && board.free(i + 1) && !visit(Touch{i, i + 1})) return false;
      if (i + columns < board.size() && board.free(i + columns) && !visit(Touch{i, i + columns})) return false;
    }
    return true;
  }
  Count count_moves(const SquareGrid& board) const { return board.count_pairs(); }
  SquareGrid after(const SquareGrid& board, const Touch& touch) const { return board.taken(touch); }
  std::vector<SquareGrid> split(const SquareGrid& board) const { return board.regions(); }

  std::optional<Bitboard> bitboard(const SquareGrid& board) const { return board.bitboard(Bitboard::Removal::pair); }

  std::optional<Value> theorem(const SquareGrid& board) const {
    return middle(board) == Middle::taken && board.is_symmetric() ? std::optional(Value::nimber(0)) : std::nullopt;
  }
  /// Returns true: every admitted board can be searched, for its value too.
  bool searchable(const SquareGrid&) const { return true; }
  std::optional<bool> wins(const SquareGrid& board, Play play) const {
    if (play == Play::misere || middle(board) != Middle::pair || !board.is_symmetric()) return std::nullopt;
    return true;
  }
  std::optional<Reason> formula(const SquareGrid& board) const {
    if (theorem(board)) return formula_reason("image", {{"board", board.text()}});
    if (!wins(board, Play::normal)) return std::nullopt;
    const auto [first, second] = middle_squares(board);
    return formula_reason("middle",
                          {{"board", board.text()}, {"middle", board.name(first) + ',' + board.name(second)}});
  }

 private:
  static constexpr std::size_t most = 256;
  enum class Middle : std::uint8_t { taken, square, pair };
  /// Returns the squares in the middle of a board with an odd side, twice the same if both sides are odd.
  static std::pair<std::size_t, std::size_t> middle_squares(const SquareGrid& board) {
    const auto [layers, rows, columns] = board.sides();
    return {(rows - 1) / 2 * columns + (columns - 1) / 2, rows / 2 * columns + columns / 2};
  }
  /// Free squares in the middle of the board.
  static Middle middle(const SquareGrid& board) {
    const auto [layers, rows, columns] = board.sides();
    if (board.size() == 0 || (rows % 2 == 0 && columns % 2 == 0)) return Middle::taken;
    const auto [first, second] = middle_squares(board);
    if (!board.free(first) || !board.free(second)) return Middle::taken;
    return first == second ? Middle::square : Middle::pair;
  }
};

const Register<Cram> cram;

}  // namespace
}  // namespace sg
