// Graphs without cycles: vertex v has arcs to smaller vertices only, bit by bit in the order 2>1, 3>1, 3>2, 4>1, ..
#include <array>

#include "../effort.hpp"
#include "boards/graphs/tokens.hpp"
#include "families.hpp"
#include "lost.hpp"
#include "subject.hpp"

namespace sg::differential {
namespace {

using Lost = Beside<std::uint32_t>;
constexpr unsigned most = 8;

struct Arcs {
  Arcs(unsigned n, std::uint32_t chosen) : vertices(n) {
    unsigned arc = 0;
    for (unsigned v = 0; v < n; ++v)
      for (unsigned to = 0; to < v; ++to)
        if ((chosen >> arc++ & 1) != 0) out[v] |= 1u << to;
  }
  std::string text() const {
    std::string text;
    for (unsigned v = 0; v < vertices; ++v) text += (v > 0 ? " " : "") + std::to_string(v + 1);
    for (unsigned v = 0; v < vertices; ++v)
      each(v, [&](unsigned to) { text += ' ' + std::to_string(v + 1) + '>' + std::to_string(to + 1); });
    return text;
  }
  template <class Visit>
  void each(unsigned v, Visit&& visit) const {
    for (unsigned to = 0; to < v; ++to)
      if ((out[v] >> to & 1) != 0) visit(to);
  }
  unsigned vertices;
  std::array<std::uint32_t, most> out = {};
};

/// Outcomes of two tokens, played together.
struct Judged {
  explicit Judged(const Arcs& arcs) {
    for (unsigned u = 0; u < arcs.vertices; ++u)
      for (unsigned v = 0; v <= u; ++v) {
        std::uint32_t options = 0;
        bool to_lost = false;
        const auto to = [&](unsigned a, unsigned b) {
          options |= lost[a][b];
          to_lost = to_lost || lost_misere[a][b];
        };
        arcs.each(u, [&](unsigned next) { to(next, v); });
        arcs.each(v, [&](unsigned next) { to(u, next); });
        lost[u][v] = lost[v][u] = Lost::lost(options);
        lost_misere[u][v] = lost_misere[v][u] = !wins_misere((arcs.out[u] | arcs.out[v]) != 0, to_lost);
      }
  }
  std::array<std::array<std::uint32_t, most>, most> lost = {};
  std::array<std::array<bool, most>, most> lost_misere = {};
};

Tokens tokens(const std::shared_ptr<const Digraph>& graph, std::vector<Tokens::Vertex> on) {
  return Tokens(graph, std::move(on));
}

std::shared_ptr<const Digraph> graph_of(const std::string& text) {
  Reader reader(text, 0, text.size(), ErrorCode::bad_rules);
  return std::make_shared<Digraph>(Digraph::read(reader, Digraph::Letters::none));
}

/// Every `step`th graph from `first` on: a token on each vertex, and two on each pair.
void compare(Tally& tally, unsigned vertices, Play play, std::uint32_t first, std::uint32_t step) {
  const std::uint32_t graphs = std::uint32_t{1} << vertices * (vertices - 1) / 2;
  for (std::uint32_t chosen = first; chosen < graphs; chosen += step) {
    if (chosen == 0) continue;  // numbers without any arc are read as pairs
    const Arcs arcs(vertices, chosen);
    const Judged judged(arcs);
    const std::string text = arcs.text();
    // For some of the graphs, every fifth position is also queried by its address.
    Subject subject("dag(" + text + ')', play, tally, chosen / step % 64 == 0 ? 5 : 0);
    const auto graph = graph_of(text);
    for (unsigned u = 0; u < vertices; ++u) {
      // Beside a token that cannot move.
      const auto ask = [&](std::vector<Tokens::Vertex> on, unsigned a, unsigned b) {
        if (play == Play::normal)
          subject.is_worth(tokens(graph, std::move(on)), Lost::value(judged.lost[a][b]));
        else
          subject.is_won(tokens(graph, std::move(on)), !judged.lost_misere[a][b]);
      };
      ask({u}, u, 0);
      for (unsigned v = 0; v <= u; ++v) ask({u, v}, u, v);
    }
  }
}

std::vector<std::function<void(Tally&)>> parts_of(unsigned vertices, Play play, std::uint32_t thin) {
  constexpr std::uint32_t parts = 4;
  std::vector<std::function<void(Tally&)>> out;
  for (std::uint32_t part = 0; part < parts; ++part)
    out.push_back([=](Tally& tally) { compare(tally, vertices, play, part * thin, parts * thin); });
  return out;
}

}  // namespace

Evidence on_dags() {
  const unsigned n = extent(7u, 6u, 4u);
  const auto on = [](unsigned vertices) {
    return " of one token and of two on every graph of " + std::to_string(vertices) +
           " ordered vertices with arcs and no cycle";
  };
  return {"play-dags",
          "positions of tokens on directed graphs",
          {{"dag", "value" + on(n), "outcomes of both tokens played together, beside Nim heaps",
            parts_of(n, Play::normal, 1)},
           {"dag misere", "misere winner" + on(n), "misere outcomes of both tokens played together",
            parts_of(n, Play::misere, 1)},
           {"dag of 8, one in " + std::to_string(extent(256, 65536, 1048576)), "value" + on(8) + ", at equal distances",
            "outcomes of both tokens played together, beside Nim heaps",
            parts_of(8, Play::normal, extent(256u, 65536u, 1048576u))}}};
}

}  // namespace sg::differential
