#include "theory/pieces/welter.hpp"

#include <algorithm>

namespace sg {
namespace {

constexpr unsigned width = 64;

std::uint64_t mirror(std::uint64_t n) {
  std::uint64_t mirrored = 0;
  for (unsigned i = 0; i < width; ++i) mirrored |= (n >> i & 1) << (width - 1 - i);
  return mirrored;
}

/// Range of the pieces whose last bits are those chosen so far; sorted by mirrored bits they are consecutive.
class Agreeing {
 public:
  explicit Agreeing(const std::vector<std::uint64_t>& mirrored) : first_(mirrored.begin()), last_(mirrored.end()) {}
  std::uint64_t count() const { return static_cast<std::uint64_t>(last_ - first_); }
  void choose(std::uint64_t bit) {
    const std::uint64_t one = std::uint64_t{1} << (width - 1 - chosen_++);
    const auto middle = std::lower_bound(first_, last_, prefix_ | one);
    (bit != 0 ? first_ : last_) = middle;
    if (bit != 0) prefix_ |= one;
  }

 private:
  std::vector<std::uint64_t>::const_iterator first_, last_;
  std::uint64_t prefix_ = 0;
  unsigned chosen_ = 0;
};

}  // namespace

Welter::Welter(const std::vector<std::uint64_t>& cells) {
  for (const std::uint64_t cell : cells) {
    mirrored_.push_back(mirror(cell));
    value_ ^= cell;
  }
  std::sort(mirrored_.begin(), mirrored_.end());
  for (unsigned m = 0; m < width; ++m) {
    const auto last_bits = [&](std::uint64_t mirrored) { return m == 0 ? 0 : mirrored >> (width - m); };
    std::uint64_t pairs = 0;
    std::uint64_t before = 0;  // earlier pieces of the same group
    for (std::size_t i = 1; i < mirrored_.size(); ++i) {
      before = last_bits(mirrored_[i]) == last_bits(mirrored_[i - 1]) ? before + 1 : 0;
      pairs += before;
    }
    value_ ^= (pairs & 1) << m;
  }
}

std::optional<std::uint64_t> Welter::cell_to(std::uint64_t cell, Nimber target) const {
  // The xor that the new cell and its pairs must contribute: the target without the other pieces.
  Nimber wanted = target ^ value_ ^ cell;
  Agreeing with_cell(mirrored_);
  for (unsigned m = 0; m < width; ++m) {
    wanted ^= ((with_cell.count() - 1) & 1) << m;
    with_cell.choose(cell >> m & 1);
  }
  // Bit m of the pairs depends only on the bits of the cell before it.
  std::uint64_t found = 0;
  bool moved = false;
  Agreeing with_found(mirrored_);
  for (unsigned m = 0; m < width; ++m) {
    const std::uint64_t others = with_found.count() - (moved ? 0 : 1);
    const std::uint64_t bit = ((wanted >> m) ^ others) & 1;
    found |= bit << m;
    moved = moved || bit != (cell >> m & 1);
    with_found.choose(bit);
  }
  return found < cell && with_found.count() == 0 ? std::optional(found) : std::nullopt;
}

}  // namespace sg
