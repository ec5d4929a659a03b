// Welter's function for pieces on cells 0, 1, 2, .., no two on one cell.
// Theorem  [a|b|c|..] = the xor of a, b, c, .. and of (x|y) over all pairs, where (x|y) = 2^(n+1) - 1 if 2^n is the
//          greatest power of 2 that divides x - y: bit m of (x|y) says whether x and y agree in their last m bits.
// Source   Welter 1954; conway1976, ch. 13
// Cost     O(n log n) for n pieces, and the same for the cells that give a wanted value
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/value/nimber.hpp"

namespace sg {

class Welter {
 public:
  explicit Welter(const std::vector<std::uint64_t>& cells);
  Nimber value() const { return value_; }
  /// Returns the only cell to which the piece on `cell` can go, free and to its left, so that the function becomes
  /// `target`; nullopt if there is none.
  std::optional<std::uint64_t> cell_to(std::uint64_t cell, Nimber target) const;

 private:
  std::vector<std::uint64_t>
      mirrored_;  // cells with their bits reversed, sorted, so that cells with equal last bits are consecutive
  Nimber value_ = 0;
};

}  // namespace sg
