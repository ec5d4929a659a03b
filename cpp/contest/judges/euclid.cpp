// Euclid's game, one pair of numbers or many at once.
#include "contest/judges/contest.hpp"

namespace sg {
namespace {

/// HDU 3595: a turn moves in every pair that is not finished.
void put_pairs(Reader& in, Solver& solver) {
  std::vector<std::string> pairs;
  for (std::uint64_t left = in.number(Expected::how_many_pairs); left > 0; --left) pairs.push_back(list(in, 2));
  solver.about("euclid", pairs, Play::every);
}

/// Project Euler 325: the sum of x + y over all lost pairs x < y up to a bound.
void sum_of_lost_pairs(Reader& in, Solver& solver) {
  const std::uint64_t bound = in.number(Expected::number, 2000);
  std::uint64_t sum = 0;
  for (std::uint64_t y = 2; y <= bound; ++y)
    for (std::uint64_t x = 1; x < y; ++x) {
      solver.about("euclid", {std::to_string(x) + ',' + std::to_string(y)});
      if (!solver.wins()) sum += x + y;
    }
  solver.write(std::to_string(sum) + '\n');
}

const Judge pe_325({.ids = {"pe-325"}, .input = "10\n", .output = "211\n", .solve = sum_of_lost_pairs});

const Judge codechef_matchs({.ids = {"codechef-matchs"},
                             .input = "5\n1 1\n2 2\n1 3\n155 47\n6 4\n",
                             .output = "Ari\nAri\nAri\nAri\nRich\n",
                             .solve = counted(numbers("euclid", 2), winner("Ari", "Rich"))});

const Judge luogu_p1290({.ids = {"luogu-p1290"},
                         .input = "2\n25 7\n24 15\n",
                         .output = "Stan wins\nOllie wins\n",
                         .solve = counted(numbers("euclid", 2), winner("Stan wins", "Ollie wins"))});

const Judge poj_2348({.ids = {"poj-2348", "hdu-1525", "uva-10368"},
                      .input = "34 12\n15 24\n0 0\n",
                      .output = "Stan wins\nOllie wins\n",
                      .solve = to_zero(numbers("euclid", 2), winner("Stan wins", "Ollie wins"))});

const Judge hdu_3595({.ids = {"hdu-3595"},
                      .input = "2\n2 3\n4 6\n1\n5 2\n",
                      .output = "GG\nMM\n",
                      .sample_is_ours = true,
                      .solve = to_end(put_pairs, winner("MM", "GG"))});

}  // namespace
}  // namespace sg
