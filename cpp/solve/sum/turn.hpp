// Turn under Play::every: one move in each component that has any. The moves of the turn are the product of the moves
// of the components; they are counted and found by the steps that each leaves, never by going through the product.
#pragma once

#include <map>

#include "core/value/natural.hpp"
#include "solve/sum/solved-sum.hpp"

namespace sg {

class Turn {
 public:
  /// Lists the moves of the components; nullopt if the meter refuses,
  /// their steps are not known or there are too many slots.
  static std::optional<Turn> of(SolvedSum& solved, const Sum& sum, Meter& meter);

  Natural total() const;
  /// Number of turns after which the longest component lasts an even number of steps.
  Natural winning() const;
  /// Visits each turn, at the cost of `turn_steps`, until the visitor answers false or the meter refuses.
  void each(Meter& meter, const VisitMove& visit) const;
  void each_winning(Meter& meter, const VisitMove& visit) const;
  /// Visits the touches that occur in some winning turn.
  void each_touch(const std::function<void(const Placed&)>& visit) const;

 private:
  struct Option {
    Placed placed;
    std::uint64_t step;
  };
  using Slot = std::vector<Option>;                // moves of one component
  static constexpr std::size_t most_slots = 2000;  // counts have at least a digit for each

  template <class Allows>
  static bool each_product(const std::vector<Slot>& slots, Allows&& allows, Meter& meter, const VisitMove& visit);
  std::vector<std::uint64_t> even_steps() const;
  Natural count_up_to(std::uint64_t step) const;

  std::vector<Slot> slots_;
};

}  // namespace sg
