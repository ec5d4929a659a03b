// Rows of squares from one corner, none longer than the one above: "4x3" is 4 wide and 3 high, otherwise rows "4,3,1".
// Touch: one square, counted row by row in a rectangle as wide as the first row.
#pragma once

#include <string_view>
#include <vector>

#include "boards/grids/grid.hpp"

namespace sg {

class Staircase {
 public:
  static constexpr std::string_view format = "row-lengths";
  static constexpr std::size_t most_side = 1000;

  Staircase() = default;
  explicit Staircase(std::vector<std::size_t> rows) : rows_(std::move(rows)) {}
  static Staircase read(Reader& reader);

  /// Number of squares.
  std::size_t size() const;
  std::size_t width() const { return rows_.empty() ? 0 : rows_[0]; }
  const std::vector<std::size_t>& rows() const { return rows_; }
  /// Returns the staircase without the square of the touch and all squares that are neither above nor left of it.
  Staircase bitten(const Touch& touch) const;

  std::string text() const;
  /// Key shared with the transposed staircase.
  std::string key() const;
  void write(Json& json) const;
  Phrase move_part(const Touch& touch) const;
  static std::string_view asks(const Touch&) { return "cell"; }

  /// Visits every staircase of up to `squares` squares.
  template <class Visit>
  static void each_small(unsigned squares, Visit&& visit) {
    std::vector<Staircase> open{Staircase{}};
    while (!open.empty()) {
      const Staircase last = std::move(open.back());
      open.pop_back();
      const std::size_t left = squares - last.size();
      for (std::size_t row = std::min(left, last.rows_.empty() ? left : last.rows_.back()); row > 0; --row) {
        open.push_back(last);
        open.back().rows_.push_back(row);
      }
      visit(last);
    }
  }

 private:
  std::vector<std::size_t> rows_;
};

}  // namespace sg
