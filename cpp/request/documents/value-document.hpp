// Document of a value, in two parts: the canonical form with its measures, and the options with the reason why each is
// left out of the form, if it is.
#pragma once

#include "solve/partizan/value-calculator.hpp"

namespace sg {

/// Option of a value, given or canonical, and the reason if it is no option of the canonical form.
struct ListedOption {
  partizan::Form value;
  std::vector<Placed> from = {};                        // moves that lead to it
  std::vector<partizan::Form> dominated_by = {};        // options of the same player
  std::vector<partizan::Form> reversible_through = {};  // options of it, to which the opponent moves
  bool is_canonical = false;
};

/// Returns the options by player, each value once, in the order of writing. Throws partizan::Interrupted.
std::array<std::vector<ListedOption>, 2> listed_options(ValueCalculator& calculator, partizan::Form value,
                                                        const std::vector<ValuedMove>& moves);

/// Writes the value and its measures, as members of an object that has been begun. Throws partizan::Interrupted.
void write_value(Json& json, ValueCalculator& calculator, partizan::Form value);
/// Writes the member "incentives", by player; null if they would take too many steps.
void write_incentives(Json& json, ValueCalculator& calculator, partizan::Form value, const Meter& meter);
/// Writes the canonical options by player, then those left out. `position` is null if the value is not of a position;
/// then no moves are written.
void write_options(Json& json, ValueCalculator& calculator, const Sum* position,
                   const std::array<std::vector<ListedOption>, 2>& listed);

/// Returns "L", "R", "N" or "P".
std::string_view outcome_of(partizan::Forms& forms, partizan::Form value);

}  // namespace sg
