// Multiplication game, given the number to reach.
#include "contest/judges/contest.hpp"

namespace sg {
namespace {

const Judge poj_2505({.ids = {"poj-2505", "hdu-1517", "uva-847"},
                      .input = "162\n17\n34012226\n",
                      .output = "Stan wins.\nOllie wins.\nStan wins.\n",
                      .solve = to_end(numbers("multiplication", 1), winner("Stan wins.", "Ollie wins."))});

}  // namespace
}  // namespace sg
