// Board of squares with letters on bit planes: the same interface as LetterGrid, so that a ruleset whose moves are
// written for either board has both.
#pragma once

#include <bit>

#include "boards/grids/letter-grid.hpp"
#include "boards/grids/plane-geometry.hpp"

namespace sg {

/// Squares of a move, at most three; like a touch, but without memory of its own.
struct PlaneTouch {
  template <class... Square>
  PlaneTouch(Square... square) : squares{static_cast<std::uint8_t>(square)...} {}
  std::size_t operator[](std::size_t i) const { return squares[i]; }

  std::array<std::uint8_t, 3> squares{};
};

/// A removed square is 0 in both planes, a free one 1.
class LetterPlanes {
 public:
  LetterPlanes(const PlaneGeometry& geometry, const BitPlanes& planes) : geometry_(&geometry), planes_(planes) {}
  LetterPlanes(const PlaneGeometry& geometry, const LetterGrid& board) : LetterPlanes(geometry, BitPlanes{}) {
    for (std::size_t square = 0; square < board.size(); ++square) put(square, board[square]);
  }

  const BitPlanes& planes() const { return planes_; }
  bool has(std::optional<std::size_t> square, char letter) const {
    return square && (planes_.low >> *square & 1) + (planes_.high >> *square & 1) * 2 == code_of(letter);
  }
  std::optional<std::size_t> neighbour(std::size_t square, Direction direction) const {
    return geometry_->neighbour(square, direction);
  }
  Direction towards(std::size_t from, std::size_t to) const {
    const auto sign = [](std::size_t a, std::size_t b) { return a < b ? 1 : a > b ? -1 : 0; };
    const std::size_t columns = geometry_->columns();
    return {sign(from / columns, to / columns), sign(from % columns, to % columns)};
  }
  bool each_with(char letter, auto&& visit) const {
    for (std::uint64_t left = all_with(letter); left != 0; left &= left - 1)
      if (!visit(static_cast<std::size_t>(std::countr_zero(left)))) return false;
    return true;
  }
  LetterPlanes with(std::initializer_list<std::pair<std::size_t, char>> changes) const {
    LetterPlanes next = *this;
    for (const auto& [square, letter] : changes) next.put(square, letter);
    return next;
  }

  /// Regions like those of LetterGrid, found one by one; all that is around them is removed.
  struct Regions {
    const LetterPlanes& board;
    std::uint64_t squares;
    bool diagonally;

    void each(auto&& visit) const {
      for (std::uint64_t left = squares, region; left != 0; left &= ~region) {
        region = left & -left;
        for (std::uint64_t wider; (wider = board.geometry_->widened(region, diagonally) & left) != region;)
          region = wider;
        if ((region & (region - 1)) != 0) visit(BitPlanes{board.planes_.low & region, board.planes_.high & region});
      }
    }
  };
  Regions regions(std::string_view letters, std::span<const Direction> steps, char) const {
    std::uint64_t squares = 0;
    for (const char letter : letters) squares |= all_with(letter);
    return {*this, squares, steps.size() > orthogonal.size()};
  }

 private:
  static constexpr unsigned code_of(char letter) {
    return letter == piece_of(Player::left) ? 1 : letter == piece_of(Player::right) ? 2 : letter == '.' ? 3 : 0;
  }
  std::uint64_t all_with(char letter) const {
    const unsigned code = code_of(letter);
    return ((code & 1) != 0 ? planes_.low : ~planes_.low) & ((code & 2) != 0 ? planes_.high : ~planes_.high) &
           geometry_->squares();
  }
  void put(std::size_t square, char letter) {
    const std::uint64_t bit = std::uint64_t{1} << square;
    const unsigned code = code_of(letter);
    planes_.low = (planes_.low & ~bit) | ((code & 1) != 0 ? bit : 0);
    planes_.high = (planes_.high & ~bit) | ((code & 2) != 0 ? bit : 0);
  }

  const PlaneGeometry* geometry_;
  BitPlanes planes_;
};

template <class G>
class LetterPlaneMoves final : public BitPlaneMoves {
 public:
  LetterPlaneMoves(const G& game, const LetterGrid& board)
      : game_(game),
        geometry_(static_cast<unsigned>(board.sides()[1]), static_cast<unsigned>(board.sides()[2])),
        root_(LetterPlanes(geometry_, board).planes()) {}

  std::vector<std::uint64_t> board() const override { return {geometry_.rows(), geometry_.columns()}; }
  std::vector<BitPlanes> root() const override {
    std::vector<BitPlanes> parts;
    add_parts(LetterPlanes(geometry_, root_), parts);
    return parts;
  }
  std::size_t count_moves(const BitPlanes& part, Player player) const override {
    std::size_t count = 0;
    game_.each_move(LetterPlanes(geometry_, part), player, [&](const PlaneTouch&) { return ++count > 0; });
    return count;
  }
  void add_options(const BitPlanes& part, Player player, PlaneSums& to) const override {
    const LetterPlanes board(geometry_, part);
    game_.each_move(board, player, [&](const PlaneTouch& touch) {
      add_parts(game_.after(board, touch, player), to.parts);
      to.ends.push_back(to.parts.size());
      return true;
    });
  }

 private:
  void add_parts(const LetterPlanes& board, std::vector<BitPlanes>& to) const {
    const auto add = [&](const BitPlanes& part) {
      const bool has_piece = (part.low ^ part.high) != 0;
      if (has_piece || G::pieces.empty()) to.push_back(geometry_.canonical(part));
    };
    if constexpr (Splits<G>)
      game_.split(board).each(add);
    else
      add(board.planes());
  }

  G game_;
  PlaneGeometry geometry_;
  BitPlanes root_;
};

/// Returns the moves of a ruleset on boards of this size; null if it has too many squares.
template <class G>
BitPlaneMovesPtr moves_on_planes(const G& game, const LetterGrid& board) {
  if (board.size() == 0 || board.size() > BitPlanes::most) return nullptr;
  return std::make_unique<LetterPlaneMoves<G>>(game, board);
}

}  // namespace sg
