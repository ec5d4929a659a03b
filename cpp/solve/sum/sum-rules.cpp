#include "solve/sum/sum-rules.hpp"

namespace sg {

bool SumRules::each_move(const Sum& sum, Meter& meter, const Look& look) const {
  if (is_over(sum)) return true;
  for (std::size_t i = 0; i < sum.size(); ++i) {
    const auto whole = [&](const Touch& t) { return look(flat(sum, {{i, t}}, Play::misere)); };
    if (!sum[i].game->each_move(*sum[i].position, meter, whole)) return false;
  }
  return true;
}

Sum SumRules::after(const Sum& sum, const Touch& touch) const {
  return sg::after(sum, unflat(sum, touch, Play::misere), Play::misere);
}

}  // namespace sg
