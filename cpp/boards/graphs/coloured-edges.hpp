// Edges on the ground, each with a colour: "0-1b 1-2r 1-3g", blue, red or green. Several ground vertices as in
// boards/graphs/edges.hpp. Touch: the edge, by its index in the text.
#pragma once

#include "boards/graphs/edges.hpp"
#include "core/game/player.hpp"

namespace sg {

/// Returns true if the player may cut an edge of that colour: Left blue and green ones, Right red and green ones.
constexpr bool is_of(char colour, Player player) { return colour != (player == Player::left ? 'r' : 'b'); }
/// Reads "0-1b 1-2r"; returns the edges and a string with one colour letter for each.
std::pair<std::vector<Edges::Edge>, std::string> read_coloured_edges(Reader& reader);

class ColouredEdges {
 public:
  static constexpr std::size_t most = 2000;

  ColouredEdges() = default;
  /// `colours` has one letter for each edge.
  ColouredEdges(Edges edges, std::string colours) : edges_(std::move(edges)), colours_(std::move(colours)) {}
  static ColouredEdges read(Reader& reader);

  std::size_t size() const { return edges_.size(); }
  const Edges& edges() const { return edges_; }
  char colour(std::size_t edge) const { return colours_[edge]; }
  bool may_cut(std::size_t edge, Player player) const { return is_of(colours_[edge], player); }

  std::string text() const;
  std::string key() const;
  void write(Json& json) const;
  Phrase move_part(const Touch& touch) const;
  static std::string_view asks(const Touch&) { return "edge"; }

  /// Returns the position without that edge and without all edges that are then no longer joined to the ground.
  ColouredEdges without(std::uint64_t edge) const;

  /// Visits every coloured multigraph of up to `count` edges, loops included, on the ground and three more vertices.
  template <class Visit>
  static void each_small(unsigned count, Visit&& visit) {
    std::vector<std::pair<Edges::Edge, char>> kinds;
    for (std::uint32_t u = 0; u < 4; ++u)
      for (std::uint32_t v = u; v < 4; ++v)
        for (const char colour : {'b', 'r', 'g'}) kinds.push_back({{u, v}, colour});
    for (unsigned n = 0; n <= count; ++n) {
      std::vector<std::size_t> chosen(n, 0);
      while (true) {
        std::vector<Edges::Edge> edges;
        std::string colours;
        for (const std::size_t kind : chosen) {
          edges.push_back(kinds[kind].first);
          colours += kinds[kind].second;
        }
        visit(ColouredEdges(Edges({0}, std::move(edges)), std::move(colours)));
        std::size_t i = n;
        while (i > 0 && chosen[i - 1] + 1 == kinds.size()) --i;
        if (i == 0) break;
        const std::size_t kind = chosen[i - 1] + 1;
        for (std::size_t j = i - 1; j < n; ++j) chosen[j] = kind;
      }
    }
  }

 private:
  Edges edges_;
  std::string colours_;
};

}  // namespace sg
