// Values of single heaps under any code, one after the other, without going through what may stay heap by heap.
// Method   what a digit lets stay of a heap is worth what so many heaps of the rest can xor to (theory/codes/part-xors.hpp); all
//          equal ones are worth one of them or 0, for each divisor of the rest. Digits that repeat reach of a heap what they reach
//          of the one that is a round smaller, and from each one rest more.
// Cost     at most a union of sets for each smaller heap and each number of heaps that may stay, up to the largest told apart
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/game/meter.hpp"
#include "theory/codes/code.hpp"
#include "theory/codes/part-xors.hpp"

namespace sg {

class DigitValues {
 public:
  static constexpr std::uint64_t most = 20'000;

  explicit DigitValues(Code code);
  const std::vector<std::uint32_t>& values() const { return values_; }
  /// Adds one value; a word gone through is a turn. False where the meter refuses more.
  bool add(std::uint64_t last, Meter& meter);

 private:
  void reach(NimberSet& set, const Digit& digit, std::uint64_t rest);
  void reach_equal(NimberSet& set, const Stay& stay, std::uint64_t rest);
  PartXors& parts(Marks::Mark mark) { return parts_[mark == Marks::any ? 0 : mark == Marks::unequal ? 1 : 2]; }

  Code code_;
  std::vector<std::uint32_t> values_{0};
  std::array<PartXors, 3> parts_{PartXors(Marks::any), PartXors(Marks::unequal), PartXors(Marks::not_all_equal)};
  std::vector<NimberSet> tails_;  // by the residue of the heap: what the digits that repeat have reached of such heaps
  std::uint64_t turns_ = 0;
};

}  // namespace sg
