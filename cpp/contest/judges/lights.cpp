// Lights on a grid, where a move turns off the far corner of a rectangle (HDU 3404) or of a box (POJ 3533). A board may
// have 10^12 lights, so each light is put as a Nim heap of its value: the nim-product of its coordinates
// (theory/coins/grid-coins.hpp).
#include "contest/judges/contest.hpp"
#include "core/value/nim-field.hpp"

namespace sg {
namespace {

Put lights(std::uint64_t sides) {
  return [=](Reader& in, Solver& solver) {
    std::vector<std::uint64_t> heaps;
    for (std::uint64_t left = in.number(Expected::how_many_lights); left > 0; --left) {
      Nimber worth = 1;
      for (const std::uint64_t coordinate : read_numbers(in, sides)) worth = nim_product(worth, coordinate);
      heaps.push_back(worth);
    }
    solver.about("nim", boards(heaps));
  };
}

const Judge hdu_3404({.ids = {"hdu-3404"},
                      .input = "2\n2\n1 2\n2 1\n2\n1 1\n2 2\n",
                      .output = "Don't waste your time.\nHave a try, lxhgww.\n",
                      .solve = counted(lights(2), winner("Have a try, lxhgww.", "Don't waste your time."))});

/// Yes means that the second player wins.
const Judge poj_3533({.ids = {"poj-3533"},
                      .input = "2\n1 1 1\n1 1 1\n3\n1 2 3\n2 3 1\n3 1 1\n",
                      .output = "Yes\nNo\n",
                      .sample_is_ours = true,
                      .solve = to_end(lights(3), winner("No", "Yes"))});

}  // namespace
}  // namespace sg
