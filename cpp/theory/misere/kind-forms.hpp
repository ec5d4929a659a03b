// The canonical form of each kind, in their order, and of sums of kinds.
#pragma once

#include "core/game/ruleset.hpp"
#include "theory/misere/forms.hpp"
#include "theory/misere/position-classes.hpp"

namespace sg::misere {

class KindForms {
 public:
  KindForms(const PositionClasses& kinds, Forms& forms) : kinds_(kinds), forms_(forms) {}

  /// Of a sum of kinds; nothing where the meter pauses, to be asked again or left.
  std::optional<Form> of(const Word& sum, Meter& meter);

 private:
  /// A sum of which some parts are added up.
  struct Adding {
    Form so_far = 0;
    std::size_t parts = 0;
  };

  bool grow(Kind wanted, Meter& meter);
  /// All parts.
  bool add(std::span<const Kind> sum, Adding& adding, Meter& meter);

  const PositionClasses& kinds_;
  Forms& forms_;
  std::vector<Form> forms_of_;  // by kind
  std::vector<Form> options_;   // of the next kind, as far as they are known
  Adding option_;               // of the next kind, at hand
  Word sum_;                    // at hand
  Adding adding_;
};

}  // namespace sg::misere
