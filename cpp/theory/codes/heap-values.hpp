// Values of single heaps under a code, 0 to n, each the mex of its options; the table grows on demand until a period is
// proved (theory/codes/code-bound.hpp), which then gives the value of every heap.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <variant>
#include <vector>

#include "boards/heaps/heap-table.hpp"
#include "core/game/sequence.hpp"
#include "solve/period/period.hpp"
#include "theory/codes/code.hpp"
#include "theory/codes/digit-values.hpp"
#include "theory/codes/sparse-values.hpp"

namespace sg {

/// Returns the rules for SparseValues; nullopt if three heaps may stay, a move may add counters, or the digits do not
/// end.
std::optional<SparseRules> sparse_rules(const Code& code);

class HeapValues : public Sequence, public SequenceTable<HeapValues> {
 public:
  explicit HeapValues(Code code);

  std::uint64_t size() const final;
  std::uint64_t most() const final;
  Nimber at(std::uint64_t n) const final;
  void copy(std::uint64_t from, std::span<std::uint32_t> out) const override;
  bool grow(std::uint64_t wanted, Meter& meter) override;
  std::optional<Proof> proof() const final { return proof_; }
  std::string code() const final { return code_.text(); }

  /// Grows the table for a position of a ruleset on heaps; returns true if it then covers all of its heaps.
  bool grow(const Heaps& heaps, Meter& meter);
  static bool by_formula() { return false; }
  static bool may_prove() { return true; }

 private:
  Code code_;
  std::variant<DigitValues, SparseValues> values_;
  PeriodFinder finder_;
  std::optional<Proof> proof_;
};

}  // namespace sg
