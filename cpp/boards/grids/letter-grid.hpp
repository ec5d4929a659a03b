// Board of squares with letters for two players: "x.o/.#." or, if all squares are free, "3x2", 3 wide and 2 high.
// "." is free, "#" removed, "x" a piece of Left's, "o" one of Right's. Touch: squares, counted row by row.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "boards/grids/grid.hpp"
#include "core/game/player.hpp"

namespace sg {

/// Step by so many rows down and columns to the right, each -1, 0 or 1.
struct Direction {
  int down, right;
};
inline constexpr std::array<Direction, 8> compass{
    {{-1, 0}, {1, 0}, {0, -1}, {0, 1}, {-1, -1}, {-1, 1}, {1, -1}, {1, 1}}};
inline constexpr std::span<const Direction> orthogonal = std::span(compass).first(4);

constexpr char piece_of(Player player) { return player == Player::left ? 'x' : 'o'; }

class LetterGrid : public Grid {
 public:
  static constexpr std::string_view format = "squares";
  /// Maximum size of a board, so that it can be searched at all.
  static constexpr std::size_t most_squares = 256;

  LetterGrid() = default;
  explicit LetterGrid(Grid grid) : Grid(std::move(grid)) {}
  static LetterGrid read(Reader& reader, std::string_view letters);

  /// Returns the neighbour in that direction, nullopt beyond the edge.
  std::optional<std::size_t> neighbour(std::size_t square, Direction direction) const;
  /// Direction from one square to another in the same row, column or diagonal.
  Direction towards(std::uint64_t from, std::uint64_t to) const;
  bool has(std::optional<std::size_t> square, char letter) const { return square && (*this)[*square] == letter; }
  /// Visits the squares with a letter until the visitor returns false; then returns false.
  bool each_with(char letter, auto&& visit) const {
    for (std::size_t square = 0; square < size(); ++square)
      if ((*this)[square] == letter && !visit(square)) return false;
    return true;
  }
  LetterGrid with(std::initializer_list<std::pair<std::uint64_t, char>> changes) const;
  /// Connected regions of squares with one of the letters, each cut out of the board with `blank` around it; single
  /// squares are left out.
  std::vector<LetterGrid> regions(std::string_view letters, std::span<const Direction> steps, char blank) const;

  std::string text() const;
  /// Key without removed margins, the least of the four mirror images: no rule on these boards tells left from right,
  /// or up from down.
  std::string key() const;
  /// Phrase that lists the squares, as for a domino.
  Phrase move_part(const Touch& touch) const;
  /// Phrase from one square to another, as for a piece.
  Phrase step_part(const Touch& touch) const;
  static std::string_view asks(const Touch&) { return "cell"; }

  /// Visits every board of up to `squares` squares with these letters.
  static void each_small(unsigned squares, std::string_view letters,
                         const std::function<void(const LetterGrid&)>& visit);
};

/// Base of the rulesets on such boards with these pieces. `small_with_gone` puts removed squares on the small boards
/// too.
template <bool small_with_gone, char... on_squares>
struct OnLetterGrid {
  using Position = LetterGrid;

  LetterGrid read(Reader& reader) const { return LetterGrid::read(reader, letters); }
  void each_small(unsigned squares, auto&& visit) const {
    LetterGrid::each_small(squares, letters.substr(0, letters.size() - (small_with_gone ? 0 : 1)), visit);
  }

 private:
  static constexpr char all[] = {'.', on_squares..., '#'};
  static constexpr std::string_view letters{all, sizeof all};

 public:
  static constexpr std::string_view pieces = letters.substr(1, sizeof...(on_squares));
};

}  // namespace sg
