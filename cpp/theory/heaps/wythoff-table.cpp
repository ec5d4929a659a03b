#include "theory/heaps/wythoff-table.hpp"

#include <algorithm>
#include <bit>

namespace sg {

bool WythoffTable::grow(const Heaps& heaps, Meter& meter) {
  const auto wanted = static_cast<std::size_t>(std::max(heaps[0], heaps[1])) + 1;
  if (wanted > side_) {
    // Powers of two, so that a position that grows by one does not start the square again.
    side_ = std::bit_ceil(std::max<std::size_t>(wanted, 32));
    cells_ = 0;
    values_.assign(side_ * side_, 0);
    // A value is at most the number of moves, below 3 * side.
    row_.assign(side_, Bits(3 * side_ / 64 + 1));
    column_ = row_;
    diagonal_.assign(2 * side_, Bits(3 * side_ / 64 + 1));
  }
  while (cells_ < side_ * side_ && !meter.pauses() && meter.spend()) add_cell();
  return cells_ == side_ * side_;
}

void WythoffTable::add_cell() {
  const std::size_t a = cells_ / side_;
  const std::size_t b = cells_ % side_;
  Bits& row = row_[a];
  Bits& column = column_[b];
  Bits& diagonal = diagonal_[a + side_ - b];
  std::size_t word = 0;
  while ((row[word] | column[word] | diagonal[word]) == ~std::uint64_t{0}) ++word;
  const auto bit = static_cast<unsigned>(std::countr_one(row[word] | column[word] | diagonal[word]));
  for (Bits* bits : {&row, &column, &diagonal}) (*bits)[word] |= std::uint64_t{1} << bit;
  values_[cells_++] = static_cast<std::uint16_t>(64 * word + bit);
}

std::optional<Value> WythoffTable::value(const Heaps& heaps) const {
  if (heaps[0] >= side_ || heaps[1] >= side_) return std::nullopt;
  const std::size_t cell = static_cast<std::size_t>(heaps[0]) * side_ + static_cast<std::size_t>(heaps[1]);
  return cell < cells_ ? std::optional(Value::nimber(values_[cell])) : std::nullopt;
}

}  // namespace sg
