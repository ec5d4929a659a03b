// Builder of the misere quotient of kinds, one kind after the other.
// Method   a new kind is first tried as each element x that exists: x passes if no move from P to P arises and every
//          sum with it that is not in P can move into P (the mex function). Else it is freed of all relations, and the
//          trial is checked; the least sum that fails is one whose outcome is now known, since all below it are right;
//          kinds of it are freed, few first, until a trial has that outcome, and this is checked again. Only a passed
//          check makes a quotient.
// Limit    a number of elements of a trial, an order, a number of rounds: past them no quotient is found, whether there
//          is one or not, and only a lower bound of the number of elements is given.
// Source   plambecksiegel2008; weimerskirch2015 for quotients that are infinite
#pragma once

#include "theory/misere/failure.hpp"
#include "theory/misere/quotient-candidate.hpp"

namespace sg::misere {

class QuotientBuilder {
 public:
  /// `kinds` must outlive this. Kinds may be added to it later, and the options of kinds taken in may be forgotten:
  /// from then on no other quotient can follow.
  explicit QuotientBuilder(const PositionClasses& kinds) : kinds_(kinds), pairs_(1) { renew(); }

  /// Takes in kinds until there are `wanted` (done), the next one is given up (limit), or the meter pauses or refuses
  /// (working).
  Progress advance(Kind wanted, Meter& meter);
  /// Quotient of the kinds taken in, proved by the check.
  const Quotient& quotient() const { return quotient_; }
  Kind size() const { return static_cast<Kind>(quotient_.phi.size()); }
  /// True if the next kind is past a limit.
  bool gave_up() const { return gave_up_; }
  /// Lower bound of the order of the quotient with the next kind.
  std::size_t least_order() const { return std::max(quotient_.order, least_); }
  /// Elements that a kind taken in can move to.
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

  // State of the kind that is being taken in.
  std::optional<Quotient> trial_;
  Word failure_;  // least sum where the trial fails, empty until it is checked
  std::size_t rounds_ = 0;
  // Kinds of the failing sum, the choice of those that are freed, and by how much the cyclic monoids are larger.
  Word kinds_of_failure_;
  std::vector<std::size_t> choice_;
  std::uint32_t more_ = 0;
};

}  // namespace sg::misere
