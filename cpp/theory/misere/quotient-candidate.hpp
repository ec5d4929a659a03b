// Candidate for a quotient: some kinds are freed of the relations assumed of them, and elements that no sum
// distinguishes are merged again.
// Method   the images of the kinds not freed, times a cyclic monoid for each freed one; P by the definition, element by
//          element in the order of least sums, whose options are less; then the least automaton on the kinds with these
//          lost elements (Moore). Nothing of it need be true: theory/misere/failure.hpp checks it.
// Source   after plambecksiegel2008, whose algorithm extends quotients by a heap
#pragma once

#include "theory/misere/quotient.hpp"

namespace sg::misere {

/// Freed kind x with the only relation x^(index + period) = x^index: no smaller powers are equal.
struct Freed {
  Kind kind;
  std::uint32_t index, period;
};

class QuotientCandidate {
 public:
  static constexpr std::uint64_t most_elements = std::uint64_t{1} << 18;
  static constexpr std::size_t most_order = 2048;

  /// Candidate for the kinds below `kinds`; those that `quotient`, which must outlive it, does not have must be freed.
  /// It must not be used if its size is above `most_elements`.
  QuotientCandidate(const Quotient& quotient, Kind kinds, const std::vector<Freed>& freed);
  std::uint64_t size() const { return size_; }

  /// Returns the merged candidate; nullopt if its order is above `most_order` or the meter refuses.
  std::optional<Quotient> reduced(const PositionClasses& kinds, Meter& meter);

 private:
  using Place = std::uint32_t;  // index of an element of the product

  Place times(Place a, Place b) const;
  Place of(std::span<const Kind> sum) const;
  bool walk(Meter& meter);
  bool mark(const PositionClasses& kinds, Meter& meter);
  bool is_lost(std::size_t node, const std::vector<std::vector<Place>>& targets, std::uint64_t& turns) const;
  bool refine(Meter& meter);
  Quotient built() const;

  struct Cyclic {
    Place stride;
    std::uint32_t index, period;
  };
  const Quotient& quotient_;
  std::vector<Element> base_;    // elements of the quotient that kinds not freed generate
  std::vector<Place> place_of_;  // place in `base_` of each element of the quotient
  std::vector<Cyclic> cyclics_;
  std::vector<Place> phi_;
  std::uint64_t size_;

  // Elements that are sums of kinds, in the order of their least sums, as a tree: each has one kind more than its
  // parent.
  struct Node {
    Place place;
    std::uint32_t parent;
    Kind kind;
  };
  std::vector<Node> nodes_;
  std::vector<std::uint32_t> node_at_;  // by place, the node plus 1, or 0
  std::vector<Kind> essential_;         // kinds that are no product of smaller ones
  std::vector<std::uint32_t> class_of_;
  std::uint32_t classes_ = 1;
  std::vector<bool> lost_;
};

}  // namespace sg::misere
