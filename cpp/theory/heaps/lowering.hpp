// Ways to lower every heap of a set at once so that each binary column gets a wanted number of ones from them.
// Method   bit by bit from the top; the state is which heaps are lower already. From the bottom up, the ways to finish
//          from each state are counted first, so that the walk from the top never meets a dead end.
#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/value/nimber.hpp"

namespace sg {

class Lowering {
 public:
  static constexpr unsigned bits = 64;
  /// Column b is to get `wanted[b]` ones, of weight 2^b. Tables are exponential in the number of heaps, which must be
  /// at least 1 and less than 32. Keeps a reference to `wanted`, which has `bits` columns.
  Lowering(std::vector<std::uint64_t> heaps, const std::vector<unsigned>& wanted);

  /// Returns the number of ways; nullopt past 128 bits.
  std::optional<Count> count() const;

  /// Visits the new sizes of the heaps, until the visitor returns false; then returns false.
  template <class Visit>
  bool each(Visit&& visit) const {
    std::vector<std::uint64_t> kept(heaps_.size(), 0);
    return top_ == 0 ? true : fill(top_, 0, kept, visit);
  }

 private:
  using Set = std::uint32_t;  // set of heaps: a bit for each index
  static constexpr Count too_many = ~Count{0};

  /// Chooses the bits below `bit`, by a recursion at most 64 levels deep.
  template <class Visit>
  bool fill(unsigned bit, Set lower, std::vector<std::uint64_t>& kept, Visit& visit) const {
    if (ways(bit, lower) == 0) return true;
    if (bit-- == 0) return visit(kept);
    const Set may = lower | ones(bit);
    for (Set chosen = may;; chosen = (chosen - 1) & may) {
      if (std::popcount(chosen) == static_cast<int>(wanted_[bit])) {
        for (std::size_t i = 0; i < kept.size(); ++i)
          kept[i] = (kept[i] & ~(std::uint64_t{1} << bit)) | (std::uint64_t{chosen >> i & 1} << bit);
        if (!fill(bit, lower | (ones(bit) & ~chosen), kept, visit)) return false;
      }
      if (chosen == 0) break;
    }
    return true;
  }

  Set ones(unsigned bit) const;
  Count ways(unsigned bits_left, Set lower) const { return ways_[(std::size_t{bits_left} << heaps_.size()) + lower]; }

  std::vector<std::uint64_t> heaps_;
  const std::vector<unsigned>& wanted_;
  unsigned top_ = 0;  // bits of the largest heap; 0 if some column wants more ones than it can get
  std::vector<Count> ways_;
};

}  // namespace sg
