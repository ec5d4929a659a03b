// Multigraph on the ground: edges "0-1 1-2 1-3 3-3", vertex 0 the ground unless "ground=0,5" comes first; a tree also
// as nested brackets, "(()(()))", the outermost pair the ground. The order typed and floating parts are preserved.
// Touch: the edge, by its index in the text.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "boards/graphs/multigraph.hpp"
#include "core/game/ruleset.hpp"
#include "core/text/json.hpp"
#include "core/text/reader.hpp"

namespace sg {

class Edges {
 public:
  using Edge = std::pair<std::uint32_t, std::uint32_t>;
  static constexpr std::size_t most = 4'000'000;
  static constexpr std::uint64_t most_vertex = 4'000'000'000;

  Edges() = default;
  Edges(std::vector<std::uint32_t> ground, std::vector<Edge> edges)
      : ground_(std::move(ground)), edges_(std::move(edges)) {}
  static Edges read(Reader& reader);
  /// Reads "ground=0,5"; returns vertex 0 if the text does not begin so.
  static std::vector<std::uint32_t> read_ground(Reader& reader);

  std::size_t size() const { return edges_.size(); }
  const std::vector<Edge>& edges() const { return edges_; }
  bool is_ground(std::uint32_t vertex) const;
  /// Multigraph with all ground vertices merged into vertex 0 and the others numbered in the order they occur.
  Multigraph merged() const;
  /// Flag for each edge, true if a path joins it to the ground.
  std::vector<bool> grounded() const;

  std::string text() const;
  std::string edge_text(std::size_t i) const {
    return std::to_string(edges_[i].first) + '-' + std::to_string(edges_[i].second);
  }
  /// "ground=0,5", or empty if vertex 0 alone is the ground.
  std::string ground_text() const;
  std::string key() const;
  void write(Json& json) const;
  /// Writes the members of that object except its kind.
  void write_shape(Json& json) const;
  Phrase move_part(const Touch& touch) const;
  static std::string_view asks(const Touch&) { return "edge"; }

  /// Returns other edges on the same ground.
  Edges with(std::vector<Edge> edges) const { return Edges(ground_, std::move(edges)); }
  /// Returns the position without that edge and without all edges that are then no longer joined to the ground.
  Edges without(std::uint64_t edge) const;

  /// Visits every multigraph of up to `count` edges, loops included, on the ground and four more vertices, as drawn.
  template <class Visit>
  static void each_small(unsigned count, Visit&& visit) {
    std::vector<Edge> kinds;
    for (std::uint32_t u = 0; u < 5; ++u)
      for (std::uint32_t v = u; v < 5; ++v) kinds.emplace_back(u, v);
    for (unsigned n = 0; n <= count; ++n) {
      std::vector<std::size_t> chosen(n, 0);
      while (true) {
        std::vector<Edge> edges;
        for (const std::size_t kind : chosen) edges.push_back(kinds[kind]);
        visit(Edges({0}, std::move(edges)));
        std::size_t i = n;
        while (i > 0 && chosen[i - 1] + 1 == kinds.size()) --i;
        if (i == 0) break;
        const std::size_t kind = chosen[i - 1] + 1;
        for (std::size_t j = i - 1; j < n; ++j) chosen[j] = kind;
      }
    }
  }

 private:
  std::vector<std::uint32_t> ground_{0};
  std::vector<Edge> edges_;
};

/// Reads a tree as nested brackets, "(()(()))", up to the one that matches the first; vertices are numbered as they
/// open, 0 the outermost.
std::vector<Edges::Edge> read_tree(Reader& reader);

}  // namespace sg
