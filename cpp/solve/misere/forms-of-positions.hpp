// Kinds of positions, with their genus and canonical form under misere play.
#pragma once

#include "solve/sum/sum-evaluator.hpp"
#include "theory/misere/classes.hpp"
#include "theory/misere/kind-forms.hpp"

namespace sg {

/// Finds the forms of one position after another; stores what was found.
class MisereForms {
 public:
  /// Finds the kinds that the position is made of. Returns limit if its moves cannot be listed.
  Progress list(const Sum& sum, Meter& meter) { return worth_.advance(sum, meter); }
  /// Returns the position as a sum of kinds; nullopt if it has not been listed.
  std::optional<misere::Word> word(const Sum& sum) { return worth_.worth(sum); }
  const misere::PositionClasses& kinds() const { return kinds_; }

  /// Finds the form of the position, which `form` returns once this is done. Returns limit as above.
  Progress advance(const Sum& sum, Meter& meter);
  misere::Form form() const { return form_; }
  misere::Forms& forms() { return forms_; }
  misere::Classes& classes() { return classes_; }
  std::size_t positions() const { return worth_.positions() + forms_.size(); }

 private:
  misere::PositionClasses kinds_;
  SumEvaluator<misere::AsKinds> worth_{misere::AsKinds{&kinds_}};
  misere::Forms forms_;
  misere::KindForms of_kinds_{kinds_, forms_};
  misere::Classes classes_{forms_};
  misere::Form form_ = 0;
};

}  // namespace sg
