// Misere canonical forms of kinds, computed in their order, and of sums of kinds.
#pragma once

#include "core/game/ruleset.hpp"
#include "theory/misere/forms.hpp"
#include "theory/misere/position-classes.hpp"

namespace sg::misere {

class KindForms {
 public:
  KindForms(const PositionClasses& kinds, Forms& forms) : kinds_(kinds), forms_(forms) {}

  /// Returns the form of a sum of kinds; nullopt if the meter pauses or refuses, and the same call then continues.
  std::optional<Form> of(const Word& sum, Meter& meter);

 private:
  /// Partial sum: the form of the first `parts` parts.
  struct Adding {
    Form so_far = 0;
    std::size_t parts = 0;
  };

  bool grow(Kind wanted, Meter& meter);
  /// Adds the parts that are left; false if the meter pauses or refuses.
  bool add(std::span<const Kind> sum, Adding& adding, Meter& meter);

  const PositionClasses& kinds_;
  Forms& forms_;
  std::vector<Form> forms_of_;  // by kind
  std::vector<Form> options_;   // of the next kind, as far as they are computed
  Adding option_;               // option of the next kind that is being computed
  Word sum_;                    // sum that is being computed
  Adding adding_;
};

}  // namespace sg::misere
