// Grid of coins, T tails and H heads: "TTH/HTT", layers "TT/TH|HT/TT".
#pragma once

#include <bit>
#include <string_view>

#include "boards/grids/grid.hpp"

namespace sg {

class CoinGrid : public Grid {
 public:
  static constexpr std::string_view format = "coin-grid";
  CoinGrid() = default;
  explicit CoinGrid(Grid grid) : Grid(std::move(grid)) {}
  static CoinGrid read(Reader& reader);

  bool head(std::uint64_t i) const { return (*this)[i] == 'H'; }
  /// Extent of the heads along each side, in coins; 0 if there is none.
  Cell heads_end() const;
  /// Returns the grid with the coins of the touch turned.
  CoinGrid turned(const Touch& touch) const;

  std::string text() const { return rows(); }
  /// Key of the part that the heads reach; the coins beyond them do not matter.
  std::string key() const;
  Phrase move_part(const Touch& touch) const;
  static std::string_view asks(const Touch&) { return "coin"; }

  /// Visits every grid of up to `coins` coins: of one layer, or of several with no side of 1 and at most three heads.
  template <class Visit>
  static void each_small(unsigned coins, bool layered, Visit&& visit) {
    const std::size_t least = layered ? 2 : 1;
    for (std::size_t size = 1; size <= coins; ++size)
      for (std::size_t l = least; l <= (layered ? size : 1); ++l)
        for (std::size_t r = least; l * r * least <= size; ++r) {
          if (size % (l * r) != 0) continue;
          for (std::uint32_t bits = 0; bits < std::uint32_t{1} << size; ++bits) {
            if (layered && std::popcount(bits) > 3) continue;
            std::string letters;
            for (std::size_t i = 0; i < size; ++i) letters += (bits >> i & 1) != 0 ? 'H' : 'T';
            visit(CoinGrid(Grid({l, r, size / l / r}, std::move(letters))));
          }
        }
  }
};

}  // namespace sg
