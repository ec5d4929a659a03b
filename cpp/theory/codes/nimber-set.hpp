// Sets of nimbers as bits, and the xors of chosen numbers: sizes are powers of two, so that an xor only permutes bits.
#pragma once

#include <vector>

#include "core/value/nimber.hpp"

namespace sg {

class NimberSet {
 public:
  void insert(Nimber x);
  /// Adds every member of `other`, xored with `shift`.
  void merge(const NimberSet& other, Nimber shift);
  /// The least nimber that is not in the set.
  Nimber mex() const;
  /// Every nimber up to `most` that is even, odd or either, as bits 0 and 1 of `parities` say.
  bool has_all(Nimber most, unsigned parities) const;
  void clear() { words_.clear(); }
  std::size_t words() const { return words_.size(); }

 private:
  void hold(Nimber x);
  std::vector<std::uint64_t> words_;
};

/// The xors of any `least` to `most` of the numbers added so far.
class ChosenXors {
 public:
  static constexpr std::uint32_t unlimited = ~std::uint32_t{0};

  ChosenXors(std::uint32_t least, std::uint32_t most);
  void add(Nimber x);
  /// Adds these xors, xored with `shift`, to `set`.
  void merge_into(NimberSet& set, Nimber shift) const;
  /// Words held: what the next number will cost.
  std::size_t words() const;

 private:
  std::uint32_t least_, most_;
  /// By how many were chosen. Where there is no limit the last one holds all larger choices too.
  std::vector<NimberSet> layers_;
};

}  // namespace sg
