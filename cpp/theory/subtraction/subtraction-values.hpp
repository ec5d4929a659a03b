// Values of the single heaps of a subtraction game.
// Method   all numbers up to 4096: in blocks. Other sets: the mex of the options of each heap.
// Theorem  finite sets: a period that is seen for as many heaps as the largest number is proved.
//          all but E: with b(n) one more than all values up to n - max E - 1, g(n) - b(n) depends only on the last max
//          E values relative to b(n), those below it all alike; so two places where these agree prove that g grows by
//          the same from one to the other for ever.
// Source   Winning Ways, ch. 4; docs/theory.md
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "boards/heaps/heap-table.hpp"
#include "core/game/sequence.hpp"
#include "solve/period/recurrence.hpp"
#include "theory/subtraction/subtraction-blocks.hpp"
#include "theory/subtraction/subtraction-set.hpp"

namespace sg {

class SubtractionValues : public Sequence, public SequenceTable<SubtractionValues> {
 public:
  static constexpr std::uint64_t most_heap = 16'000'000;

  explicit SubtractionValues(SubtractionSet set);

  std::uint64_t size() const final { return values_.size(); }
  std::uint64_t most() const final { return most_heap; }
  Nimber at(std::uint64_t n) const final;
  void copy(std::uint64_t from, std::span<std::uint32_t> out) const override;
  bool grow(std::uint64_t wanted, Meter& meter) override;
  std::optional<Proof> proof() const final { return proof_; }
  bool proves_what_shows() const override { return recurrence_.has_value(); }
  Justification ground() const override { return by_formula() ? Justification::theorem : Justification::table; }

  /// Computes the values of these heaps, as the table of a ruleset; returns false if that was not possible.
  bool grow(const Heaps& heaps, Meter& meter);
  bool by_formula() const { return set_.modulus().has_value(); }
  bool may_prove() const { return !set_.is_named(); }
  std::optional<TamePair> tame_pair(const Heaps& heaps) const;
  /// Returns the bound of a heap under `all_but`: the values that taking more than max E reaches are those below it.
  /// The value of the heap must have been computed.
  Nimber far(std::uint64_t n) const { return far_[static_cast<std::size_t>(n)]; }

  template <class Visit>
  bool each_move_to(const Heaps& heaps, Nimber target, Visit&& visit) const {
    const Nimber change = sum(heaps) ^ target;
    for (std::size_t i = 0; i < heaps.size(); ++i)
      for (const std::uint64_t keep : splits_of_value(heaps[i], at(heaps[i]) ^ change))
        if (!visit(Touch{i, keep})) return false;
    return true;
  }

 private:
  Nimber sum(const Heaps& heaps) const;
  std::uint64_t add();
  void prove();
  /// Returns the sizes of this value to which a heap of n can be reduced.
  std::vector<std::uint64_t> splits_of_value(std::uint64_t n, Nimber value) const;
  std::vector<std::uint64_t> places_of(Nimber value, std::uint64_t below) const;

  SubtractionSet set_;
  std::uint64_t last_ = 0;  // largest number of the set
  std::vector<std::uint32_t> values_;
  std::optional<Proof> proof_;
  std::optional<Recurrence> recurrence_;  // for sets without a name whose largest number is below `most_heap`

  std::optional<SubtractionBlocks> blocks_;
  std::vector<std::uint32_t> seen_;                 // by value: the last heap with an option of that value, plus 1
  std::vector<std::vector<std::uint32_t>> places_;  // heaps of each value, under `all_but`
  std::vector<std::uint32_t> far_;                  // result of far() for each heap, under `all_but`
  std::vector<std::uint64_t> relative_;  // each value minus its far_, and the step of far_ after it, under `all_but`
};

}  // namespace sg
