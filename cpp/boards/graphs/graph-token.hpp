// Graph with a token on one of its vertices, the name of which stands last: "0-1 1-2 2-0 @1", "path 5 @0". On a board
// the token may stand in the rows instead: "knights x../...". Touch: the vertex that the token moves to, by its name.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "boards/graphs/graph.hpp"

namespace sg {

class GraphToken {
 public:
  static constexpr char token = 'x';

  GraphToken(Graph graph, std::size_t at) : graph_(std::move(graph)), at_(at) {}
  static GraphToken read(Reader& reader);

  std::size_t size() const { return graph_.size() + 1; }
  const Graph& graph() const { return graph_; }
  /// Vertex of the token, by its number in the graph.
  std::size_t at() const { return at_; }
  /// Name of a vertex, "(1,2)" on a board.
  std::string place(std::size_t v) const;
  std::string text() const;
  std::string key() const;
  void write(Json& json) const;
  Phrase move_part(const Touch& touch) const;
  static std::string_view asks(const Touch&) { return "vertex"; }

  /// Visits every graph and board of Graph::each_small with the token on each of its vertices.
  static void each_small(unsigned count, const std::function<void(const GraphToken&)>& visit);

 private:
  std::string cells() const;

  Graph graph_;
  std::size_t at_;
};

}  // namespace sg
