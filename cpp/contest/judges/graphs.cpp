// Tokens that move on a graph: any number of them (POJ 2425), or one that never returns (POJ 2599).
#include <algorithm>

#include "contest/judges/contest.hpp"

namespace sg {
namespace {

constexpr std::uint64_t most_vertices = 100'000;

/// POJ 2425: the targets of each vertex, numbered from 0, then tokens, a line for each position, up to a 0.
void tokens_on_graph(Reader& in, Solver& solver) {
  const std::uint64_t vertices = in.number(Expected::how_many_vertices, most_vertices);
  std::string game = "dag(";
  for (std::uint64_t v = 0; v < vertices; ++v) {
    const std::string from = std::to_string(v);
    game += from + ' ';
    for (const std::uint64_t to : read_numbers(in, in.number(Expected::how_many_arcs)))
      game += from + '>' + std::to_string(to) + ' ';
  }
  // Without any arc the numbers would be read as pairs: one is added, apart from the other vertices.
  if (game.find('>') == game.npos) game += std::to_string(vertices) + '>' + std::to_string(vertices + 1);
  game += ')';
  while (const std::uint64_t tokens = in.number(Expected::how_many_tokens)) {
    solver.about(game, {list(in, tokens)});
    solver.write(solver.wins() ? "WIN\n" : "LOSE\n");
  }
}

/// POJ 2599: a walk on a tree that never returns to a vertex only goes along edges that lead away from the first one.
void walk_on_tree(Reader& in, Solver& solver) {
  const std::uint64_t vertices = in.number(Expected::how_many_vertices, most_vertices);
  const auto vertex = [&] {
    in.peek();  // skips white space
    const std::size_t start = in.at();
    const std::uint64_t v = in.number(Expected::vertex);
    if (v < 1 || v > vertices) in.fail_at(start, Expected::vertex_of_tree);
    return static_cast<std::size_t>(v);
  };
  const std::size_t root = vertex();
  std::vector<std::vector<std::size_t>> joined(static_cast<std::size_t>(vertices) + 1);
  for (std::uint64_t left = vertices; left > 1; --left) {
    const std::size_t v = vertex(), w = vertex();
    joined[v].push_back(w);
    joined[w].push_back(v);
  }
  std::string game = "dag(" + std::to_string(root);
  std::vector<std::pair<std::size_t, std::size_t>> to_go{{root, 0}};
  while (!to_go.empty()) {
    const auto [v, from] = to_go.back();
    to_go.pop_back();
    for (const std::size_t w : joined[v]) {
      if (w == from) continue;
      game += ' ' + std::to_string(v) + '>' + std::to_string(w);
      if (game.size() > 32 * vertices + 32) in.fail(Expected::tree);
      to_go.emplace_back(w, v);
    }
  }
  solver.about(game + ')', {std::to_string(root)});
  std::uint64_t first = vertices;
  solver.each_winning_move([&](const Touch& touch) { return first = std::min(first, touch[1]), true; });
  solver.write(solver.wins() ? "First player wins flying to airport " + std::to_string(first) + '\n'
                             : "First player loses\n");
}

const Judge poj_2425({.ids = {"poj-2425", "hdu-1524"},
                      .input = "4\n2 1 2\n0\n1 3\n0\n1 0\n2 0 2\n0\n\n4\n1 1\n1 2\n0\n0\n2 0 1\n2 1 1\n3 0 1 3\n0\n",
                      .output = "WIN\nWIN\nWIN\nLOSE\nWIN\n",
                      .solve = to_end(tokens_on_graph)});

const Judge poj_2599({.ids = {"poj-2599", "timus-1045"},
                      .input = "4 3\n3 2\n3 1\n1 4\n",
                      .output = "First player wins flying to airport 2\n",
                      .solve = walk_on_tree});

}  // namespace
}  // namespace sg
