// Sum as one ruleset, so that it can be searched whole.
#pragma once

#include "solve/search/search.hpp"
#include "solve/sum/move.hpp"

namespace sg {

/// A sum as a ruleset of its own, where its components do not add up: under misere play, or where a value is not known.
struct SumRules {
  using Position = Sum;
  std::string key(const Sum& sum) const { return key_of(sum, Play::misere); }
  bool each_move(const Sum& sum, Meter& meter, const Look& look) const;
  Sum after(const Sum& sum, const Touch& touch) const;
  std::vector<Sum> parts(const Sum& sum) const { return {sum}; }
  std::optional<bool> known(const Sum&) const { return std::nullopt; }
};

using SumSearch = Search<SumRules, WinLoss>;

}  // namespace sg
