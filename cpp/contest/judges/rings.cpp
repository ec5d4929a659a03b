// Rings: numbers to be lowered, and coins to be taken.
#include "contest/judges/contest.hpp"

namespace sg {
namespace {

void put_circle(Solver& solver, const std::string& coins, const std::string& most) {
  solver.about("coin-circle(" + most + ')', {"ring " + coins});
}

void numbered_circles(Reader& in, Solver& solver) {
  const std::uint64_t cases = in.number(Expected::how_many_cases);
  for (std::uint64_t i = 1; i <= cases; ++i) {
    const std::string coins = std::to_string(in.number(Expected::how_many_coins));
    put_circle(solver, coins, std::to_string(in.number(Expected::how_many_at_most)));
    solver.write("Case " + std::to_string(i) + (solver.wins() ? ": first\n" : ": second\n"));
  }
}

const Judge luogu_p1288({.ids = {"luogu-p1288"},
                         .input = "4\n2 5 3 0\n",
                         .output = "YES\n",
                         .solve = once(counted_numbers("number-ring"), winner("YES", "NO"))});

const Judge poj_2484({.ids = {"poj-2484"},
                      .input = "1\n2\n3\n0\n",
                      .output = "Alice\nAlice\nBob\n",
                      .solve = to_zero(
                          [](Reader& in, Solver& solver) {
                            put_circle(solver, std::to_string(in.number(Expected::how_many_coins)), "2");
                          },
                          winner("Alice", "Bob"))});

const Judge hdu_3951({.ids = {"hdu-3951"},
                      .input = "2\n3 1\n3 2\n",
                      .output = "Case 1: first\nCase 2: second\n",
                      .solve = numbered_circles});

}  // namespace
}  // namespace sg
