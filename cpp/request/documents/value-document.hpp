// What is said of a value, in two parts: the form itself with its measures, and its options with what became of each.
#pragma once

#include "solve/partizan/value-calculator.hpp"

namespace sg {

/// An option that was given, and why it is no option of the canonical form.
struct ToldOption {
  partizan::Form value;
  std::vector<Placed> from = {};                  // the moves that lead to it
  std::vector<partizan::Form> dominated_by = {};  // by those of its side
  std::vector<partizan::Form> reversible_through = {};
  bool is_canonical = false;
};

/// By player, each value once, in the order in which they are written. Throws partizan::Interrupted.
std::array<std::vector<ToldOption>, 2> told_options(ValueCalculator& calculator, partizan::Form value,
                                                    const std::vector<ValuedMove>& moves);

/// Members of an object that has been begun. Throws partizan::Interrupted.
void write_value(Json& json, ValueCalculator& calculator, partizan::Form value);
/// Null where they would take long.
void write_incentives(Json& json, ValueCalculator& calculator, partizan::Form value, const Meter& meter);
void write_options(Json& json, ValueCalculator& calculator, const Sum* position,
                   const std::array<std::vector<ToldOption>, 2>& told);

/// "L", "R", "N" or "P".
std::string_view outcome_of(partizan::Forms& forms, partizan::Form value);

}  // namespace sg
