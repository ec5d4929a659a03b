// HDU 2147 "kiki's game": rows and columns of a board with the coin on its upper right cell.
#include "contest/judges/contest.hpp"

namespace sg {
namespace {

void put_board(Reader& in, Solver& solver) {
  const auto steps = [&] {
    const std::size_t start = in.at();
    const std::uint64_t cells = in.number(Expected::side);
    if (cells == 0) in.fail_at(start, Expected::at_least_1);
    return std::to_string(cells - 1);
  };
  const std::string down = steps();
  solver.about("kiki", {down + ',' + steps()});
}

const Judge hdu_2147({.ids = {"hdu-2147"},
                      .input = "5 3\n5 4\n6 6\n0 0\n",
                      .output = "What a pity!\nWonderful!\nWonderful!\n",
                      .solve = to_zero(put_board, winner("Wonderful!", "What a pity!"))});

}  // namespace
}  // namespace sg
