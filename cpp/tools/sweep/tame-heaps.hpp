// Tame heaps of a code, up to the first wild one, or for ever if a period of their pairs is proved.
// Theorem  the pair of a heap is a mex of the sums of pairs of what it moves to, as long as all are tame; so the proof
//          of a period of values is one of a period of pairs too, but for heaps that must be equal (docs/theory.md,
//          "Periods"). The first heap whose pair is not tame is wild.
// Source   conway1976, ch. 12
#pragma once

#include <optional>
#include <vector>

#include "solve/misere/heap-quotient.hpp"

namespace sg {

class TameHeaps {
 public:
  /// Finds the pairs of the heaps up to `to`, up to a proved period or up to the first wild heap, or fewer if the meter
  /// refuses. The game must have a sequence of heaps.
  TameHeaps(const HeapQuotient& of, std::uint64_t to, Meter& meter);

  /// Pair of the first wild heap, whose options are all tame; nullopt if none was met.
  const std::optional<TamePair>& wild() const { return wild_; }
  /// Number of heaps found to be tame: all heaps smaller than this.
  std::uint64_t seen() const { return pairs_.size(); }
  const std::optional<HeapQuotient::Proof>& proof() const { return proof_; }

 private:
  std::optional<TamePair> next(const HeapQuotient& of, Meter& meter) const;
  void prove(const misere::Reach& reach);

  std::vector<TamePair> pairs_;
  std::optional<TamePair> wild_;
  std::optional<HeapQuotient::Proof> proof_;
  std::size_t next_look_ = 2;
};

}  // namespace sg
