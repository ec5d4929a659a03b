// Misere quotient of the heaps of a game, or of a family of positions,
// extended heap by heap until its period is proved.
#pragma once

#include "core/game/sequence.hpp"
#include "solve/sum/numbered-positions.hpp"
#include "solve/sum/sum-evaluator.hpp"
#include "theory/misere/quotient-builder.hpp"
#include "theory/misere/reach.hpp"

namespace sg {

class HeapQuotient {
 public:
  /// Takes the heaps up to `to`.
  HeapQuotient(NumberedPositions positions, std::uint64_t to);

  /// Extends the work to larger heaps than before.
  void extend(std::uint64_t to) { to_ = std::max(to_, to); }
  /// Works until done, when it returns true, or until the meter pauses.
  /// Throws InputError, also if misere play is not defined.
  bool advance(Meter& meter);
  /// Number of heaps that have an element in `quotient`: all those below this.
  std::uint64_t covered() const { return heaps_.size(); }
  /// True if every heap up to `to` has an element, directly or by the period.
  bool complete() const { return covered() > to_ || proof_; }
  bool gave_up() const { return growing_.gave_up() || is_stopped_; }

  struct Proof {
    std::uint64_t from, period, window;  // Phi(n + period) = Phi(n), seen for from <= n < window
  };
  const std::optional<Proof>& proof() const { return proof_; }
  const misere::PositionClasses& kinds() const { return kinds_; }
  const misere::QuotientBuilder& growing() const { return growing_; }
  const misere::Quotient& quotient() const { return growing_.quotient(); }
  /// True if a period could be proved for the heaps of the game.
  bool may_prove() const;
  const misere::Reach& reach() const { return reach_; }
  const NumberedPositions& positions() const { return positions_; }
  std::uint64_t to() const { return to_; }
  /// Returns a heap below `covered` as a sum of kinds.
  const misere::Word& heap(std::uint64_t n) const { return heaps_[static_cast<std::size_t>(n)]; }
  /// Returns the heap below `covered` that has the element, and the moves, of a heap of n.
  std::uint64_t folded(std::uint64_t n) const {
    return n < covered() || !proof_ ? n : proof_->from + (n - proof_->from) % proof_->period;
  }
  misere::Element element(std::uint64_t n) const { return quotient().of(heap(folded(n))); }
  /// Returns the least heap that is this kind alone; nullopt if there is none.
  std::optional<std::uint64_t> heap_of(misere::Kind kind) const;

 private:
  Progress list(Meter& meter);
  void prove();

  NumberedPositions positions_;
  std::uint64_t to_;
  std::shared_ptr<const Sequence> sequence_;  // if the game has one: its touches are a heap and what is kept; else null
  misere::Reach reach_;
  misere::PositionClasses kinds_;
  SumEvaluator<misere::AsKinds> worth_{misere::AsKinds{&kinds_}};
  std::optional<Sum> open_;  // heap that is being worked on
  misere::Word word_;        // that heap as a sum of kinds
  bool is_found_ = false;    // true if word_ is known
  bool is_stopped_ = false;  // a heap was met whose moves cannot be listed
  misere::QuotientBuilder growing_{kinds_};
  std::vector<misere::Word> heaps_;
  std::optional<Proof> proof_;
  std::size_t next_look_ = 2;
};

}  // namespace sg
