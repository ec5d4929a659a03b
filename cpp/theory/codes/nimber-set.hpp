// Sets of nimbers as bit vectors, and the xors of chosen numbers; sizes are powers of two, so that an xor only permutes
// bits.
#pragma once

#include <vector>

#include "core/value/nimber.hpp"

namespace sg {

class NimberSet {
 public:
  void insert(Nimber x) {
    if (x / 64 >= words_.size()) hold(x);
    words_[static_cast<std::size_t>(x / 64)] |= std::uint64_t{1} << (x % 64);
  }
  /// Adds every member of `other`, xored with `shift`.
  void merge(const NimberSet& other, Nimber shift);
  bool has(Nimber x) const {
    return x / 64 < words_.size() && (words_[static_cast<std::size_t>(x / 64)] >> x % 64 & 1) != 0;
  }
  /// Replaces each member by its xor with `shift`, which must be below 64.
  void move(Nimber shift);
  /// Returns the least nimber that is not in the set.
  Nimber mex() const;
  /// Returns how many nimbers up to `most` are not in the set.
  std::uint64_t missing(Nimber most) const;
  /// Returns true if the set has all even nimbers up to `most` (bit 0 of `parities`), all odd ones (bit 1), or both.
  bool has_all(Nimber most, unsigned parities) const;
  void clear() { words_.clear(); }
  std::size_t words() const { return words_.size(); }

 private:
  void hold(Nimber x);
  std::vector<std::uint64_t> words_;
};

/// Set of the xors of any `least` to `most` of the numbers added so far.
class ChosenXors {
 public:
  static constexpr std::uint32_t unlimited = ~std::uint32_t{0};

  ChosenXors(std::uint32_t least, std::uint32_t most);
  void add(Nimber x);
  /// Adds these xors, xored with `shift`, to `set`.
  void merge_into(NimberSet& set, Nimber shift) const;
  /// Number of words stored, which is what the next number will cost.
  std::size_t words() const;

 private:
  std::uint32_t least_, most_;
  /// By the number of chosen ones; without a limit the last layer has all larger choices too.
  std::vector<NimberSet> layers_;
};

}  // namespace sg
