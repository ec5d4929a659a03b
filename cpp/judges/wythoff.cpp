// Wythoff's game.
#include "judges/contest.hpp"

namespace sg {
namespace {

const Judge poj_1067({.ids = {"poj-1067"},
                      .input = "2 1\n8 4\n4 7\n",
                      .output = "0\n1\n0\n",
                      .solve = to_end(numbers("wythoff", 2), winner("1", "0"))});

const Judge luogu_p2252({.ids = {"luogu-p2252"},
                         .input = "8 4\n",
                         .output = "1\n",
                         .solve = once(numbers("wythoff", 2), winner("1", "0"))});

}  // namespace
}  // namespace sg
