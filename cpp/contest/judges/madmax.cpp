// Codeforces 917B "MADMAX": for each vertex of Max's marble, a row of the winners by the vertex of Lucas's.
#include "contest/judges/contest.hpp"

namespace sg {
namespace {

void winners_by_pair(Reader& in, Solver& solver) {
  constexpr std::uint64_t most = 500;  // limit of the game
  const auto number = [&](Wording<0> what) { return std::to_string(in.number(what)); };
  const std::uint64_t vertices = in.number(Expected::how_many_vertices, most);
  std::string game = "madmax(";
  for (std::uint64_t left = in.number(Expected::how_many_arcs); left > 0; --left) {
    game += number(Expected::vertex) + '>';
    game += number(Expected::vertex) + ':';
    game += std::string(word(in, Expected::letter)) + ' ';
  }
  // Every vertex is listed, since one without arcs needs its number.
  for (std::uint64_t v = 1; v <= vertices; ++v) game += std::to_string(v) + ' ';
  game += ')';
  for (std::uint64_t mine = 1; mine <= vertices; ++mine) {
    for (std::uint64_t other = 1; other <= vertices; ++other) {
      solver.about(game, {std::to_string(mine) + ',' + std::to_string(other)});
      solver.write(solver.wins() ? "A" : "B");
    }
    solver.write("\n");
  }
}

const Judge cf_917b({.ids = {"cf-917b", "cf-918d"},
                     .input = "4 4\n1 2 b\n1 3 a\n2 4 c\n3 4 b\n",
                     .output = "BAAA\nABAA\nBBBA\nBBBB\n",
                     .solve = winners_by_pair});

}  // namespace
}  // namespace sg
