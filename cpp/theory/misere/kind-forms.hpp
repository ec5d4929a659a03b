// The canonical form of each kind, in their order, and of sums of kinds.
#pragma once

#include "core/game/ruleset.hpp"
#include "theory/misere/forms.hpp"
#include "theory/misere/kinds.hpp"

namespace sg::misere {

class KindForms {
 public:
  KindForms(const Kinds& kinds, Forms& forms) : kinds_(kinds), forms_(forms) {}

  /// Of a sum of kinds; nothing where the meter pauses, to be asked again.
  std::optional<Form> of(const Word& sum, Meter& meter);

 private:
  bool grow(Kind wanted, Meter& meter);
  bool add(std::span<const Kind> sum, Meter& meter);

  const Kinds& kinds_;
  Forms& forms_;
  std::vector<Form> forms_of_;  // by kind
  std::vector<Form> options_;   // of the next kind, as far as they are known
  Form so_far_ = 0;             // of the sum at hand
  std::size_t parts_ = 0;       // that are in it
};

}  // namespace sg::misere
