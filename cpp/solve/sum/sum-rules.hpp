// Sum as one ruleset, so that it can be searched whole.
#pragma once

#include "solve/search/search.hpp"
#include "solve/sum/move.hpp"

namespace sg {

/// Rules of a sum that is searched whole, as its components do not add up: under misere play, or if a value is unknown.
/// A turn moves in one component, until none has a move or a game ends the whole.
struct SumRules {
  using Position = Sum;
  Play play;

  std::string key(const Sum& sum) const { return key_of(sum, play); }
  bool each_move(const Sum& sum, Meter& meter, const Look& look) const;
  Sum after(const Sum& sum, const Touch& touch) const { return sg::after(sum, unflat(sum, touch, play), play); }
  std::vector<Sum> parts(const Sum& sum) const { return {sum}; }
  std::optional<bool> known(const Sum&) const { return std::nullopt; }
};

using SumSearch = Search<SumRules, WinLoss>;

}  // namespace sg
