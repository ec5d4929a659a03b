// Heaps that can be split: Lasker's Nim, and apples in a line, of which any unbroken run may be taken.
#include "contest/judges/contest.hpp"

namespace sg {
namespace {

const Judge hdu_3032({.ids = {"hdu-3032"},
                      .input = "2\n3\n2 2 3\n2\n3 3\n",
                      .output = "Alice\nBob\n",
                      .solve = counted(heaps("lasker"), winner("Alice", "Bob"))});

const Judge hdu_2509({.ids = {"hdu-2509"},
                      .input = "2\n2 2\n1\n3\n",
                      .output = "No\nYes\n",
                      .solve = to_end(heaps("take-and-break(0.[7])", Play::misere), winner("Yes", "No"))});

}  // namespace
}  // namespace sg
