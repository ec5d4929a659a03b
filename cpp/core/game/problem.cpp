#include "core/game/problem.hpp"

#include <algorithm>

namespace sg {
namespace {

std::vector<Problem>& mutable_problems() {
  static std::vector<Problem> all;
  return all;
}

}  // namespace

const std::vector<Problem>& problems() { return mutable_problems(); }

const Problem* find_problem(std::string_view id) {
  for (const Problem& problem : problems())
    if (std::find(problem.ids.begin(), problem.ids.end(), id) != problem.ids.end()) return &problem;
  return nullptr;
}

Judge::Judge(Problem problem) {
  auto& all = mutable_problems();
  const auto place = std::lower_bound(all.begin(), all.end(), problem.ids[0],
                                      [](const Problem& p, std::string_view id) { return p.ids[0] < id; });
  all.insert(place, std::move(problem));
}

}  // namespace sg
