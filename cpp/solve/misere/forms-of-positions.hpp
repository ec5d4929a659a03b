// The kinds of positions, and with them their genus and canonical form under misere play.
#pragma once

#include "solve/sum/sum-evaluator.hpp"
#include "theory/misere/classes.hpp"
#include "theory/misere/kind-forms.hpp"

namespace sg {

/// Of one position after the other; what was found is kept.
class MisereForms {
 public:
  /// Done, where the kinds are known that the position is made of; a limit, where its moves cannot be listed.
  Progress list(const Sum& sum, Meter& meter) { return worth_.advance(sum, meter); }
  /// As far as it was listed.
  std::optional<misere::Word> word(const Sum& sum) { return worth_.worth(sum); }
  const misere::PositionClasses& kinds() const { return kinds_; }

  /// Done, where `form` is that of the position; a limit as above.
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
