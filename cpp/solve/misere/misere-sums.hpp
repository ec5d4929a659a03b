// Who wins sums under misere play, by the kinds that occur in them: by the quotient of these, else by the canonical form of the sum.
#pragma once

#include "solve/misere/forms-of-positions.hpp"
#include "theory/misere/quotient-builder.hpp"

namespace sg {

/// Of one sum after the other, of games without a rule that ends them all; what was found is kept.
class MisereSums {
 public:
  /// Done, where the kinds are known that the sum is made of; a limit, where its moves cannot be listed.
  Progress list(const Sum& sum, Meter& meter) { return forms_.list(sum, meter); }
  /// As far as it was listed.
  std::optional<misere::Word> word(const Sum& sum) { return forms_.word(sum); }
  /// Takes the kinds of a word into the quotient, and those below; a limit, where it is given up.
  Progress grow(const misere::Word& word, Meter& meter);
  const misere::QuotientBuilder& growing() const { return growing_; }
  const misere::PositionClasses& kinds() const { return forms_.kinds(); }

  /// All that, and where the quotient is given up, or takes too long, the form.
  Progress advance(const Sum& sum, Meter& meter);
  /// Of one for which that is done, or that is of its kinds.
  std::optional<bool> wins(const Sum& sum);
  std::size_t positions() const { return forms_.positions(); }

 private:
  bool covers(const misere::Word& word) const { return word.empty() || word.back() < growing_.size(); }

  MisereForms forms_;
  misere::QuotientBuilder growing_{forms_.kinds()};
  std::optional<Meter> part_;  // of the work on the quotient
  std::map<misere::Word, bool> lost_;
};

}  // namespace sg
