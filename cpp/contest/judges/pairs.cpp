// Luogu P2148 "E&D": heaps in pairs, the first with the second and so on.
#include "contest/judges/contest.hpp"

namespace sg {
namespace {

const Judge luogu_p2148({.ids = {"luogu-p2148"},
                         .input = "2\n4\n1 2 3 4\n6\n1 1 1 1 1 1\n",
                         .output = "YES\nNO\n",
                         .solve = counted(counted_numbers("e-and-d"), winner("YES", "NO"))});

}  // namespace
}  // namespace sg
