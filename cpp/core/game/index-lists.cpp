#include "core/game/index-lists.hpp"

#include <numeric>

namespace sg {

IndexLists IndexLists::reversed() const {
  IndexLists out;
  out.first.assign(size() + 1, 0);
  out.all.resize(all.size());
  for (const std::uint32_t number : all) ++out.first[number + std::size_t{1}];
  std::partial_sum(out.first.begin(), out.first.end(), out.first.begin());
  std::vector<std::size_t> place(out.first.begin(), out.first.end() - 1);
  for (std::uint32_t list = 0; list < size(); ++list)
    for (const std::uint32_t number : of(list)) out.all[place[number]++] = list;
  return out;
}

}  // namespace sg
