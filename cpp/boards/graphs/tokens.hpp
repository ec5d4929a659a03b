// Tokens on the vertices of a directed graph, by the names of their vertices: "1,1,4".
// With letters on the arcs the order of the tokens matters, and the letter played last may follow: "1,4/b".
// Touch: index of the token; name of the vertex that it moves to.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "boards/graphs/digraph.hpp"
#include "core/game/ruleset.hpp"
#include "core/text/json.hpp"

namespace sg {

class Tokens {
 public:
  using Vertex = Digraph::Vertex;
  static constexpr std::size_t most = 1000;

  Tokens(std::shared_ptr<const Digraph> graph, std::vector<Vertex> on, char last = '\0')
      : graph_(std::move(graph)), on_(std::move(on)), last_(last) {}
  static Tokens read(std::shared_ptr<const Digraph> graph, Reader& reader);

  /// Number of tokens, vertices and arcs, all of which are drawn.
  std::size_t size() const { return on_.size() + graph_->size() + graph_->arcs().size(); }
  const std::vector<Vertex>& on() const { return on_; }
  /// Letter played last, '\0' before the first move.
  char last() const { return last_; }
  Vertex goal(const Touch& touch) const { return *graph_->find(touch[1]); }
  Touch touch(std::size_t token, Vertex to) const { return {token, graph_->name(to)}; }

  std::string text() const;
  std::string key() const;
  void write(Json& json) const;
  Phrase move_part(const Touch& touch) const;
  static std::string_view asks(const Touch& prefix) { return prefix.empty() ? "token" : "vertex"; }

  /// Visits each move along an arc until the visitor answers false, and returns false then.
  bool each_move(auto&& visit) const {
    for (std::size_t i = 0; i < on_.size(); ++i)
      for (const Vertex to : graph_->out(on_[i]))
        if (!visit(touch(i, to))) return false;
    return true;
  }
  Count count_moves() const {
    Count total = 0;
    for (const Vertex v : on_) total += graph_->out(v).size();
    return total;
  }
  /// Returns the position after a token has moved, with `last` unchanged.
  Tokens after(const Touch& touch) const;
  /// Splits the position into single tokens.
  std::vector<Tokens> each() const;
  /// Visits every multiset of up to `count` tokens, the smallest first; a graph without vertices has room for none.
  static void each_small(const std::shared_ptr<const Digraph>& graph, unsigned count,
                         const std::function<void(const Tokens&)>& visit);

 private:
  std::shared_ptr<const Digraph> graph_;
  std::vector<Vertex> on_;
  char last_;
};

}  // namespace sg
