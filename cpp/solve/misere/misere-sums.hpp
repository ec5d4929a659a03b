// Winner of sums under misere play, by the kinds that occur in them: by the
// quotient of these, else by the canonical form of the sum.
#pragma once

#include "solve/misere/forms-of-positions.hpp"
#include "theory/misere/quotient-builder.hpp"

namespace sg {

/// Solves one sum after another, of games without a rule that ends the whole game; stores what was found.
class MisereSums {
 public:
  /// Finds the kinds that the sum is made of. Returns limit if its moves cannot be listed.
  Progress list(const Sum& sum, Meter& meter) { return forms_.list(sum, meter); }
  /// Returns the sum as a sum of kinds; nullopt if it has not been listed.
  std::optional<misere::Word> word(const Sum& sum) { return forms_.word(sum); }
  /// Extends the quotient by the kinds of a word and all those below. Returns limit if it is given up.
  Progress grow(const misere::Word& word, Meter& meter);
  const misere::QuotientBuilder& growing() const { return growing_; }
  const misere::PositionClasses& kinds() const { return forms_.kinds(); }

  /// Does both for a sum, and finds its form if the quotient is given up or takes too long.
  Progress advance(const Sum& sum, Meter& meter);
  /// True if the player to move wins a sum for which that is done, or whose kinds are covered; else nullopt.
  std::optional<bool> wins(const Sum& sum);
  std::size_t positions() const { return forms_.positions(); }

 private:
  bool covers(const misere::Word& word) const { return word.empty() || word.back() < growing_.size(); }

  MisereForms forms_;
  misere::QuotientBuilder growing_{forms_.kinds()};
  std::optional<Meter> part_;  // share of the work on the quotient
  std::map<misere::Word, bool> lost_;
};

}  // namespace sg
