#include "solve/sum/sum-rules.hpp"

namespace sg {

bool SumRules::each_move(const Sum& sum, Meter& meter, const Look& look) const {
  if (is_over(sum)) return true;
  for (std::size_t i = 0; i < sum.size(); ++i) {
    const auto whole = [&](const Touch& t) { return look(flat(sum, {{i, t}}, play)); };
    if (!sum[i].game->each_move(*sum[i].position, meter, whole)) return false;
  }
  return true;
}

}  // namespace sg
