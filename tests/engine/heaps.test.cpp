// Numbers of positions below given heaps, counted and listed.
#include <algorithm>
#include <set>

#include "boards/heaps/heaps.hpp"
#include "catch.hpp"

using namespace sg;

namespace {

/// Returns the number of multisets of heaps each of which fits under a different one of the given sizes.
std::size_t listed(const std::vector<std::uint64_t>& sizes) {
  std::set<std::vector<std::uint64_t>> found{{}};
  for (const std::uint64_t n : sizes) {
    std::set<std::vector<std::uint64_t>> longer;
    for (const auto& heaps : found)
      for (std::uint64_t kept = 0; kept <= n; ++kept) {
        auto next = heaps;
        next.push_back(kept);
        std::sort(next.begin(), next.end());
        longer.insert(next);
      }
    found = longer;
  }
  return found.size();
}

}  // namespace

TEST_CASE("positions below equal heaps are counted as they are listed, up to a bound") {
  for (std::uint64_t n = 0; n <= 6; ++n)
    for (std::size_t heaps = 1; heaps <= 4; ++heaps) {
      const std::vector<std::uint64_t> sizes(heaps, n);
      const Count all = listed(sizes);
      CHECK(Heaps(sizes).count_below(all).value_or(0) == all);
      CHECK(!Heaps(sizes).count_below(all - 1));
    }
}

TEST_CASE("positions below any heaps are not more than counted") {
  for (const std::vector<std::uint64_t>& sizes : {std::vector<std::uint64_t>{1, 2}, {3, 1, 2}, {4, 4, 2}, {0, 5, 5, 1}})
    CHECK(Heaps(sizes).count_below(Count{1} << 64).value_or(0) >= listed(sizes));
}
