// POJ 3710 "Christmas Game": trees with polygons attached, each with its own root, vertex 1. All roots form one ground.
#include "contest/judges/contest.hpp"

namespace sg {
namespace {

void put_trees(Reader& in, Solver& solver) {
  std::string edges;
  std::uint64_t below = 0;  // number of vertices in the previous trees
  for (std::uint64_t trees = in.number(Expected::how_many_trees); trees > 0; --trees) {
    const std::uint64_t vertices = in.number(Expected::how_many_vertices, 1'000'000'000);
    const auto end = [&] {
      in.peek();  // skips white space
      const std::size_t start = in.at();
      const std::uint64_t v = in.number(Expected::vertex);
      if (v < 1 || v > vertices) in.fail_at(start, Expected::vertex_of_tree);
      return std::to_string(v == 1 ? 0 : below + v);
    };
    for (std::uint64_t left = in.number(Expected::how_many_edges); left > 0; --left) {
      if (!edges.empty()) edges += ' ';
      edges += end();
      edges += '-';
      edges += end();
    }
    below += vertices;
  }
  solver.about("hackenbush", {edges});
}

const Judge poj_3710({.ids = {"poj-3710"},
                      .input = "2\n2 1\n1 2\n4 4\n1 2\n2 3\n2 4\n3 4\n",
                      .output = "Sally\n",
                      .solve = to_end(put_trees, winner("Sally", "Harry"))});

}  // namespace
}  // namespace sg
