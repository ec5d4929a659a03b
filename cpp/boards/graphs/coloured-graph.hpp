// Edges without a ground, each with a colour: "0-1b 1-2r 1-3g", blue, red or green. Touch: the edge, by its index in
// the text.
#pragma once

#include <functional>

#include "boards/graphs/coloured-edges.hpp"

namespace sg {

class ColouredGraph {
 public:
  using Edge = Edges::Edge;

  ColouredGraph() = default;
  /// `colours` has one letter for each edge.
  ColouredGraph(std::vector<Edge> edges, std::string colours)
      : edges_(std::move(edges)), colours_(std::move(colours)) {}
  static ColouredGraph read(Reader& reader);

  std::size_t size() const { return edges_.size(); }
  bool belongs_to(std::size_t edge, Player player) const { return is_of(colours_[edge], player); }

  std::string text() const;
  std::string key() const;
  void write(Json& json) const;
  Phrase move_part(const Touch& touch) const;
  static std::string_view asks(const Touch&) { return "edge"; }

  /// Returns the graph without the ends of that edge and without all edges that meet them.
  ColouredGraph without_ends(std::size_t edge) const;
  /// Connected parts, in the order of their first edges.
  std::vector<ColouredGraph> parts() const;

  /// Visits every coloured multigraph of up to `count` edges on four vertices, loops included.
  static void each_small(unsigned count, const std::function<void(const ColouredGraph&)>& visit);

 private:
  /// Returns the subgraph of the edges i with `is_kept(i)`.
  ColouredGraph some(auto&& is_kept) const;

  std::vector<Edge> edges_;
  std::string colours_;
};

}  // namespace sg
