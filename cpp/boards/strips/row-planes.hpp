// Row of at most 64 cells with pieces of two letters on bit planes: the same interface as Strips, so that a ruleset
// whose moves are written for either board has both.
#pragma once

#include <bit>

#include "boards/strips/strips.hpp"

namespace sg {

/// A cell beyond the end of the row is 0 in both planes, a free one 1.
template <char lefts, char rights>
class RowPlanes {
 public:
  explicit RowPlanes(const BitPlanes& planes) : planes_(planes) {}
  explicit RowPlanes(const std::string& cells) {
    for (std::size_t cell = 0; cell < cells.size(); ++cell) put(cell, cells[cell]);
  }

  const BitPlanes& planes() const { return planes_; }
  std::uint64_t pieces() const { return planes_.low ^ planes_.high; }
  std::size_t size() const { return static_cast<std::size_t>(std::bit_width(planes_.low | planes_.high)); }
  char operator[](std::size_t cell) const {
    return letters[(planes_.low >> cell & 1) + (planes_.high >> cell & 1) * 2];
  }
  bool each_with(char letter, auto&& visit) const {
    std::size_t piece = 0;
    for (std::uint64_t left = pieces(); left != 0; left &= left - 1, ++piece)
      if (const auto cell = static_cast<std::size_t>(std::countr_zero(left));
          (*this)[cell] == letter && !visit(piece, *this, cell))
        return false;
    return true;
  }
  RowPlanes moved(const std::array<std::size_t, 2>& touch) const {
    std::uint64_t from = pieces();
    for (std::size_t piece = 0; piece < touch[0]; ++piece) from &= from - 1;
    RowPlanes next = *this;
    const auto cell = static_cast<std::size_t>(std::countr_zero(from));
    next.put(cell, Strips::empty);
    next.put(touch[1] - 1, (*this)[cell]);
    return next;
  }

 private:
  static constexpr char letters[] = {'\0', lefts, rights, Strips::empty};

  void put(std::size_t cell, char letter) {
    const std::uint64_t bit = std::uint64_t{1} << cell;
    const bool is_left = letter == lefts, is_right = letter == rights;
    planes_.low = is_right ? planes_.low & ~bit : planes_.low | bit;
    planes_.high = is_left ? planes_.high & ~bit : planes_.high | bit;
  }

  BitPlanes planes_;
};

/// Moves in rows, which are the parts.
template <class G, class Row>
class RowPlaneMoves final : public BitPlaneMoves {
 public:
  explicit RowPlaneMoves(std::vector<BitPlanes> root) : root_(std::move(root)) {}

  std::vector<std::uint64_t> board() const override { return {}; }
  std::vector<BitPlanes> root() const override { return root_; }
  std::size_t count_moves(const BitPlanes& part, Player player) const override {
    std::size_t count = 0;
    G().each_move(Row(part), player, [&](const std::array<std::size_t, 2>&) { return ++count > 0; });
    return count;
  }
  void add_options(const BitPlanes& part, Player player, PlaneSums& to) const override {
    const Row row(part);
    G().each_move(row, player, [&](const std::array<std::size_t, 2>& touch) {
      const BitPlanes after = G().after(row, touch, player).planes();
      if ((after.low | after.high) != 0) to.parts.push_back(after);
      to.ends.push_back(to.parts.size());
      return true;
    });
  }

 private:
  std::vector<BitPlanes> root_;
};

/// Returns the moves of a ruleset on such rows; null if one is too long.
template <class G, class Row>
BitPlaneMovesPtr moves_on_planes(const Strips& board) {
  std::vector<BitPlanes> rows;
  for (const std::string& cells : board.rows()) {
    if (cells.size() > BitPlanes::most) return nullptr;
    rows.push_back(Row(cells).planes());
  }
  return std::make_unique<RowPlaneMoves<G, Row>>(std::move(rows));
}

}  // namespace sg
