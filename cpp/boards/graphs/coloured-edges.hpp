// Edges on the ground, each with a colour: "0-1b 1-2r 1-3g", blue, red or green. Several ground vertices as in
// boards/graphs/edges.hpp. Touch: the edge, by its index in the text.
#pragma once

#include <functional>

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
  static void each_small(unsigned count, const std::function<void(const ColouredEdges&)>& visit);

 private:
  Edges edges_;
  std::string colours_;
};

}  // namespace sg
