// Masks of the columns of a board whose cells are the bits of a word, row by row.
#pragma once

#include <array>
#include <cstdint>

namespace sg {

/// Returns the word with its 64 bits in reversed order.
inline std::uint64_t reversed_bits(std::uint64_t bits) {
  bits = (bits >> 1 & 0x5555555555555555u) | (bits & 0x5555555555555555u) << 1;
  bits = (bits >> 2 & 0x3333333333333333u) | (bits & 0x3333333333333333u) << 2;
  bits = (bits >> 4 & 0x0F0F0F0F0F0F0F0Fu) | (bits & 0x0F0F0F0F0F0F0F0Fu) << 4;
  return __builtin_bswap64(bits);
}

class ColumnMasks {
 public:
  static constexpr unsigned most = 64;
  /// `columns` is from 1 to `most`; the rows are as many as begin within a word.
  explicit ColumnMasks(unsigned columns) : columns_(columns) {
    for (unsigned cell = 0; cell < most; ++cell) masks_[cell % columns] |= std::uint64_t{1} << cell;
    last_ = masks_[columns - 1];
  }

  unsigned columns() const { return columns_; }
  std::uint64_t operator[](unsigned column) const { return masks_[column]; }
  std::uint64_t right_of(std::uint64_t cells) const { return (cells & ~last_) << 1; }
  std::uint64_t left_of(std::uint64_t cells) const { return (cells & ~masks_[0]) >> 1; }
  /// Returns the cells with the columns in reversed order.
  std::uint64_t mirrored(std::uint64_t cells) const {
    std::uint64_t out = 0;
    unsigned left = 0, right = columns_ - 1;
    for (; left < right; ++left, --right)
      out |= (cells & masks_[left]) << (right - left) | (cells & masks_[right]) >> (right - left);
    return left == right ? out | (cells & masks_[left]) : out;
  }

 private:
  unsigned columns_;
  std::array<std::uint64_t, most> masks_{};
  std::uint64_t last_;
};

}  // namespace sg
