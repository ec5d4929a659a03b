// Luogu P2599: heaps in a row, where a move takes from either end.
#include "contest/judges/contest.hpp"

namespace sg {
namespace {

const Judge luogu_p2599({.ids = {"luogu-p2599"},
                         .input = "1\n4\n3 1 9 4\n",
                         .output = "0\n",
                         .solve = counted(counted_numbers("end-nim"), winner("1", "0"))});

}  // namespace
}  // namespace sg
