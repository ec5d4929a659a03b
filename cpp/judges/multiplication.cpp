// The multiplication game: the number to reach.
#include "judges/contest.hpp"

namespace sg {
namespace {

const Judge poj_2505({.ids = {"poj-2505"},
                      .input = "",
                      .output = "",
                      .solve = to_end(numbers("multiplication", 1), winner("Stan wins.", "Ollie wins."))});

}  // namespace
}  // namespace sg
