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
  /// Counters that are left of the next heap for those that stay, at a step of the code.
  std::uint64_t rest_at(std::uint64_t step) const { return values_.size() + code_.most_added() - step; }
  /// Adds what the digit of a step reaches from the next heap, except what is found by `join`.
  void reach(NimberSet& set, std::uint64_t step);
  /// Adds what that digit reaches besides with one heap of this remainder (theory/codes/part-xors.hpp).
  void join(NimberSet& set, std::uint64_t step, std::size_t remainder);
  /// Returns true if `join` would find the value, with one heap of this remainder or a greater one.
  bool leads_to(Nimber value, std::uint64_t step, std::size_t remainder);
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
