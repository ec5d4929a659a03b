// Wythoff's game: the winner, and the winning first moves.
#include <algorithm>
#include <map>
#include <tuple>

#include "contest/judges/contest.hpp"

namespace sg {
namespace {

/// Writes the pairs that winning first moves leave, the smaller heap first: moves in both heaps before moves in one,
/// then by the difference left.
void winning_pairs(const std::vector<std::uint64_t>& heaps, Solver& solver) {
  struct Left {
    bool from_one;
    std::uint64_t difference;
    bool operator<(const Left& other) const {
      return std::tie(from_one, difference) < std::tie(other.from_one, other.difference);
    }
  };
  std::map<Left, std::uint64_t> smaller;
  solver.each_winning_move([&](const Touch& touch) {
    std::vector<std::uint64_t> left = heaps;
    for (std::size_t i = 0; i < touch.size(); i += 2) left[static_cast<std::size_t>(touch[i])] = touch[i + 1];
    const auto [low, high] = std::minmax(left[0], left[1]);
    smaller[{touch.size() == 2, high - low}] = low;
    return true;
  });
  for (const auto& [left, low] : smaller)
    solver.write(std::to_string(low) + ' ' + std::to_string(low + left.difference) + '\n');
}

/// Solves cases up to one of two empty heaps; a single heap may be empty before.
void cases_of_pairs(Reader& in, Solver& solver) {
  while (!in.done()) {
    const auto heaps = read_numbers(in, 2);
    if (heaps[0] == 0 && heaps[1] == 0) break;
    solver.about("wythoff", boards(heaps));
    solver.write(solver.wins() ? "1\n" : "0\n");
    winning_pairs(heaps, solver);
  }
  in.rewind(in.at() + in.rest().size());
}

const Judge hdu_2177({.ids = {"hdu-2177"},
                      .input = "1 2\n5 8\n4 7\n2 2\n0 0\n",
                      .output = "0\n1\n4 7\n3 5\n0\n1\n0 0\n1 2\n",
                      .solve = cases_of_pairs});

const Judge poj_1067({.ids = {"poj-1067", "hdu-1527"},
                      .input = "2 1\n8 4\n4 7\n",
                      .output = "0\n1\n0\n",
                      .solve = to_end(numbers("wythoff", 2), winner("1", "0"))});

const Judge luogu_p2252({.ids = {"luogu-p2252"},
                         .input = "8 4\n",
                         .output = "1\n",
                         .solve = once(numbers("wythoff", 2), winner("1", "0"))});

}  // namespace
}  // namespace sg
