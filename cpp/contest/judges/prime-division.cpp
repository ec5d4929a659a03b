// Codeforces 850C "Arpa and a game with Mojtaba".
#include "contest/judges/contest.hpp"

namespace sg {
namespace {

void put_prime_division(Reader& in, Solver& solver) {
  const std::uint64_t count = in.number(Expected::how_many_numbers);
  solver.about("prime-division", boards(read_numbers(in, count)));
}

const Judge cf_850c({.ids = {"cf-850c"},
                     .input = "4\n1 1 17 17\n",
                     .output = "Mojtaba\n",
                     .solve = once(put_prime_division, winner("Mojtaba", "Arpa"))});

}  // namespace
}  // namespace sg
