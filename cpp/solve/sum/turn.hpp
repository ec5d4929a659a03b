// Turn of a play that can move in several components at once: one move in each that has any, or in some of them. The
// turns are the product of the choices in the components; they are counted and found by the ranks that each choice
// leaves (core/value/rank.hpp), never by going through the product.
#pragma once

#include <map>

#include "core/value/natural.hpp"
#include "solve/sum/solved-sum.hpp"

namespace sg {

class Turn {
 public:
  /// Lists the choices in the components; nullopt if the meter refuses,
  /// their ranks are not known or there are too many slots.
  static std::optional<Turn> of(SolvedSum& solved, const Sum& sum, Meter& meter);

  Natural total() const;
  /// Number of turns after which the greatest rank of the components is even.
  Natural winning() const;
  /// Visits each turn, at the cost of `turn_steps`, until the visitor answers false or the meter refuses.
  void each(Meter& meter, const VisitMove& visit) const;
  void each_winning(Meter& meter, const VisitMove& visit) const;
  /// Visits the touches that occur in some winning turn.
  void each_touch(const std::function<void(const Placed&)>& visit) const;

 private:
  struct Choice {
    std::optional<Placed> placed;  // nullopt: no move in this component
    std::uint64_t rank;
  };
  using Slot = std::vector<Choice>;                // choices in one component
  static constexpr std::size_t most_slots = 2000;  // counts have at least a digit for each

  template <class Allows>
  static bool each_product(const std::vector<Slot>& slots, Allows&& allows, Meter& meter, const VisitMove& visit);
  std::vector<std::uint64_t> even_ranks() const;
  Natural count_up_to(std::uint64_t rank) const;

  std::vector<Slot> slots_;
  std::optional<std::uint64_t> rest_;  // greatest rank without a move, if a component may be left as it is
};

}  // namespace sg
