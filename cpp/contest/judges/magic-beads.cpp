// AcWing 235, magic beads.
#include "contest/judges/contest.hpp"

namespace sg {
namespace {

const Judge acwing_235({.ids = {"acwing-235"},
                        .input = "3\n2 2 2\n3\n1 3 5\n",
                        .output = "freda\nrainbow\n",
                        .solve = to_end(heaps("magic-beads"), winner("freda", "rainbow"))});

}  // namespace
}  // namespace sg
