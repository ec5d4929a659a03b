// Finite check that a monoid with lost elements is the quotient of its kinds; gives the least sum where it fails.
// Theorem  if (a) no move goes from P to P, over all elements, and (b) every sum outside P that can move can move into
//          P, then a sum is lost exactly when its element is in P: by induction on the moves that are left. A reduced
//          monoid that the kinds generate is then the quotient.
//          (b) is finite: a sum is the pair of its element and the set of elements that it can move to. Of two pairs of
//          one element the one with the larger set need not be followed: whatever follows it can move wherever what
//          follows the other can. So the pairs stored for an element are an antichain.
// Source   plambecksiegel2008; the antichains: docs/theory.md
#pragma once

#include "theory/misere/quotient.hpp"

namespace sg::misere {

/// Pairs of the sums of the kinds taken in so far, in the order of sums.
class Pairs {
 public:
  explicit Pairs(std::size_t order) : words_((order + 63) / 64), kept_(order) {
    entries_.push_back({0, 0, 0});
    targets_.assign(words_, 0);
  }

  enum class Found : std::uint8_t { none, failure, refused };
  /// Takes in the next kind, which is the element x and can move to `targets`, and all sums with it; those from `bound`
  /// on, if it is not null, are left out. Returns `failure` if (b) fails for one of them, `refused` if the meter
  /// refuses.
  Found take(const Quotient& quotient, Kind kind, Element x, const Bits& targets, const Word* bound, Meter& meter);
  /// Returns true if a kind taken in before is this element and can move to no more than `targets`.
  bool covers(Element x, const Bits& targets) const;
  /// Returns true if a sum of the kinds taken in is this element and can move to no more than `targets`.
  bool has_below(Element x, const Bits& targets) const;
  /// Sum for which take() returned `failure`.
  const Word& failure() const { return failure_; }

 private:
  struct Entry {
    Element element;
    Kind kind;
    std::uint32_t parent;
  };
  struct Taken {
    Element element;
    Bits targets;
  };

  BitsView targets(std::size_t entry) const { return std::span(targets_).subspan(entry * words_, words_); }
  Word word(std::size_t entry) const;
  bool is_beyond(std::size_t parent, Kind kind, const Word& bound) const;
  void keep(Element x, Bits& to, std::uint32_t parent, Kind kind);

  std::size_t words_;
  std::vector<Entry> entries_;
  Bits targets_;  // of all entries, `words_` words each
  std::vector<std::vector<std::uint32_t>> kept_;
  std::vector<Taken> taken_;
  Word failure_;
};

/// Checks a monoid against its kinds. Returns `none` if it is the quotient, and `pairs` is then complete; with
/// `failure`, the argument `failure` is the least sum that is marked wrong. `refused` if the meter refuses.
Pairs::Found check(const Quotient& quotient, const PositionClasses& kinds, Pairs& pairs, Word& failure, Meter& meter);

/// Returns a lower bound of the order of the true quotient if all sums below `failure` are marked right: the number of
/// elements that are distinguished by tests below it.
std::size_t least_order(const Quotient& quotient, const Word& failure);

}  // namespace sg::misere
