// AtCoder Grand Contest 017 D "Game on Tree": a piece that is cut off without vertex 1 is removed, which is Hackenbush
// with vertex 1 as the ground.
#include "contest/judges/contest.hpp"

namespace sg {
namespace {

void put_tree(Reader& in, Solver& solver) {
  std::string edges = "ground=1";
  for (std::uint64_t left = in.number(Expected::how_many_vertices); left > 1; --left) {
    edges += ' ' + std::to_string(in.number(Expected::vertex));
    edges += '-' + std::to_string(in.number(Expected::vertex));
  }
  solver.about("hackenbush", {edges});
}

const Judge agc017d({.ids = {"atcoder-agc017d"},
                     .input = "5\n1 2\n2 3\n2 4\n4 5\n",
                     .output = "Alice\n",
                     .solve = once(put_tree, winner("Alice", "Bob"))});

}  // namespace
}  // namespace sg
