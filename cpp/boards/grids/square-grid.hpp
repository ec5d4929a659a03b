// Board of squares, free or taken: "3x4" is all free, 3 wide and 4 high; otherwise rows, "..#/...".
#pragma once

#include <string_view>

#include "boards/grids/grid.hpp"

namespace sg {

class SquareGrid : public Grid {
 public:
  static constexpr std::string_view format = "squares";
  SquareGrid() = default;
  explicit SquareGrid(Grid grid) : Grid(std::move(grid)) {}
  static SquareGrid read(Reader& reader);

  bool free(std::uint64_t i) const { return (*this)[i] == '.'; }
  SquareGrid taken(const Touch& touch) const;
  /// Connected regions of free squares, each cut out; single squares are left out.
  std::vector<SquareGrid> regions() const;
  /// Number of pairs of adjacent free squares.
  std::size_t count_pairs() const;
  /// True if turning the board by half a turn leaves it as it is.
  bool is_symmetric() const;

  std::string text() const;
  /// Key without taken margins, the same for all rotations and reflections.
  std::string key() const;
  Phrase move_part(const Touch& touch) const;
  static std::string_view asks(const Touch&) { return "cell"; }

  /// Visits every board of up to `squares` squares that is no wider than high.
  template <class Visit>
  static void each_small(unsigned squares, Visit&& visit) {
    for (std::size_t size = 1; size <= squares; ++size)
      for (std::size_t w = 1; w * w <= size; ++w) {
        if (size % w != 0) continue;
        for (std::uint32_t bits = 0; bits < std::uint32_t{1} << size; ++bits) {
          std::string letters;
          for (std::size_t i = 0; i < size; ++i) letters += (bits >> i & 1) != 0 ? '#' : '.';
          visit(SquareGrid(Grid({1, size / w, w}, std::move(letters))));
        }
      }
  }
};

}  // namespace sg
