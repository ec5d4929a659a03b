// Values of single heaps under any code, computed in order without enumerating the heaps that may stay.
// Method   the values that a digit reaches from a heap are the xors of that many heaps with the rest as their total
//          (theory/codes/part-xors.hpp); equal heaps have the value of one of them or 0, for each divisor of the rest.
//          Digits that repeat reach from a heap what they reach from the heap that is a tail smaller, and each of them
//          one rest more.
// Cost     at most a union of sets for each smaller heap and each number of heaps that may stay, up to the largest that
//          is distinguished
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
  /// Appends one value, spending a turn for each word that is read. False if the meter refuses more.
  bool add(std::uint64_t last, Meter& meter);

 private:
  /// Adds what a digit reaches, except what is found by `join`, with one heap at least `from` and below `end`.
  void reach(NimberSet& set, const Digit& digit, std::uint64_t rest);
  void join(NimberSet& set, const Digit& digit, std::uint64_t rest, std::size_t remainder);
  /// Returns true if `join` would find the value, with one heap at least `from`.
  bool leads_to(Nimber value, const Digit& digit, std::uint64_t rest, std::size_t remainder);
  std::uint64_t words() const;
  void reach_equal(NimberSet& set, const Stay& stay, std::uint64_t rest);
  PartXors& parts(Marks::Mark mark) { return parts_[mark == Marks::any ? 0 : mark == Marks::unequal ? 1 : 2]; }

  Code code_;
  std::vector<std::uint32_t> values_{0};
  std::array<PartXors, 3> parts_{PartXors(Marks::any), PartXors(Marks::unequal), PartXors(Marks::not_all_equal)};
  std::vector<NimberSet> tails_;  // by the residue of a heap: what repeating digits reach from such heaps
  Nimber greatest_ = 0;
  std::uint64_t turns_ = 0;
};

}  // namespace sg
