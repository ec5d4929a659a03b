// Euclid's game, one pair of numbers or many at once.
#include "judges/contest.hpp"

namespace sg {
namespace {

/// HDU 3595: every pair that is not finished must be moved.
void put_pairs(Reader& in, Solver& solver) {
  std::vector<std::string> pairs;
  for (std::uint64_t left = in.number(Expected::how_many_pairs); left > 0; --left) pairs.push_back(list(in, 2));
  solver.about("euclid", pairs, Play::every);
}

const Judge luogu_p1290({.ids = {"luogu-p1290"},
                         .input = "2\n25 7\n24 15\n",
                         .output = "Stan wins\nOllie wins\n",
                         .solve = counted(numbers("euclid", 2), winner("Stan wins", "Ollie wins"))});

const Judge poj_2348({.ids = {"poj-2348", "hdu-1525"},
                      .input = "34 12\n15 24\n0 0\n",
                      .output = "Stan wins\nOllie wins\n",
                      .solve = to_zero(numbers("euclid", 2), winner("Stan wins", "Ollie wins"))});

const Judge hdu_3595({.ids = {"hdu-3595"}, .input = "", .output = "", .solve = to_end(put_pairs, winner("MM", "GG"))});

}  // namespace
}  // namespace sg
