// The quotient of kinds, one kind after the other.
// Method   a new kind is first looked for among the elements that there are: x passes where no move from P to P comes about and every sum
//          with it that is not in P can move there (the mex function). Else it is freed of all relations, and the trial checked; the
//          least sum that fails is one whose outcome is now known, since all below it are right; kinds of it are freed, few first,
//          until a trial has that outcome, and checked again. Only the check says that a quotient is found.
// Limit    a trial of so many elements, an order, a number of rounds: no quotient is found then, be there one or not, and what is said
//          is how many elements there are at least.
// Source   plambecksiegel2008; weimerskirch2015 for quotients that are infinite
#pragma once

#include "theory/misere/failure.hpp"
#include "theory/misere/quotient-candidate.hpp"

namespace sg::misere {

class QuotientBuilder {
 public:
  /// Classes may come to it, and options of those taken in may be forgotten: then no other quotient can follow.
  explicit QuotientBuilder(const PositionClasses& kinds) : kinds_(kinds), pairs_(1) { renew(); }

  /// Takes in kinds until there are `wanted`, the next one is given up, or the meter pauses.
  Progress advance(Kind wanted, Meter& meter);
  /// Of the kinds taken in: proved by the check.
  const Quotient& quotient() const { return quotient_; }
  Kind size() const { return static_cast<Kind>(quotient_.phi.size()); }
  /// The next kind is beyond what can be done.
  bool gave_up() const { return gave_up_; }
  /// The quotient with the next kind has so many elements at least.
  std::size_t least_order() const { return std::max(quotient_.order, least_); }
  /// The elements that a kind taken in can move to.
  const Bits& targets(Kind kind) const { return targets_[kind]; }

 private:
  static constexpr std::size_t most_rounds = 64;

  bool take_in(Meter& meter);
  std::optional<Element> kept(const Bits& targets, Meter& meter);
  bool try_out(Meter& meter);
  bool repair(Meter& meter);
  bool next_choice();
  std::vector<Freed> chosen() const;
  void give_up();
  void accept(Quotient quotient, Pairs pairs);
  void renew();

  const PositionClasses& kinds_;
  Quotient quotient_;
  Pairs pairs_;
  std::vector<Bits> targets_, beside_;
  std::size_t least_ = 0;
  bool gave_up_ = false;

  // Of the kind at hand.
  std::optional<Quotient> trial_;
  Word failure_;  // of the trial, empty until it was checked
  std::size_t rounds_ = 0;
  // What of the failing sum is freed: a subset of its kinds, and by how much the cyclic monoids are larger.
  Word kinds_of_failure_;
  std::vector<std::size_t> choice_;
  std::uint32_t more_ = 0;
};

}  // namespace sg::misere
