// Misere quotient of a set of kinds: a finite commutative monoid with the set P of lost elements.
// Theorem  sums X and Y are one element exactly when X + Z and Y + Z have the same outcome for every sum Z of these
//          kinds. So it is one monoid: elements are numbered by their least sums, and 0 is that of the empty sum, which
//          is won.
// Source   plambecksiegel2008
#pragma once

#include <optional>

#include "theory/misere/bits.hpp"
#include "theory/misere/position-classes.hpp"

namespace sg::misere {

using Element = std::uint16_t;

struct Quotient {
  std::size_t order = 1;
  std::vector<Element> table = {0};  // products: order times order, by rows
  std::vector<Element> phi = {};     // element of each kind
  Bits lost = no_bits(1);            // P
  std::vector<Word> words = {{}};    // the least sum of each element

  Element times(Element x, Element y) const { return table[x * order + y]; }
  std::span<const Element> row(Element x) const { return std::span(table).subspan(x * order, order); }
  bool is_lost(Element x) const { return has(lost, x); }
  /// Returns the element of a sum.
  Element of(std::span<const Kind> sum) const;
  /// Returns the elements that a kind can move to.
  Bits targets(const PositionClasses& kinds, Kind kind) const;
  /// Returns for each element x the set of all z with xz in P.
  std::vector<Bits> lost_beside() const;
  /// Returns the kinds that `words` are made of, ascending.
  Word generators() const;

  /// Least index and period with x^(index + period) = x^index.
  struct Cycle {
    std::uint32_t index, period;
  };
  Cycle cycle(Element x) const;
};

/// Relation left = right, where right is a least sum and left is none, but becomes one without any one of its kinds.
struct Relation {
  Word left, right;
};
/// Returns relations that present the quotient, in the order of their left sides.
std::vector<Relation> relations(const Quotient& quotient);

/// Least ideal, which is a group. `is_normal` is true if it is normal play: sums in it have the same element just where
/// they have the same value under normal play, and those of value 0 are lost.
struct Kernel {
  std::vector<Element> elements;
  bool is_normal;
};
Kernel kernel_of(const Quotient& quotient, const PositionClasses& kinds);

}  // namespace sg::misere
