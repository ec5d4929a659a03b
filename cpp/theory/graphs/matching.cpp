#include "theory/graphs/matching.hpp"

#include <vector>

namespace sg {
namespace {

constexpr std::size_t no_vertex = Graph::most_vertices;

class Matching {
 public:
  /// Matches as many vertices as it can, all but one.
  Matching(const Graph& graph, std::size_t without) : graph_(graph), bound_(bound_of(graph)), mate_(bound_, no_vertex) {
    graph.there().each([&](std::size_t v) {
      if (v != without && mate_[v] == no_vertex) augment(v, without);
      return true;
    });
  }
  /// Matches the vertex too, by a path to another that has no mate yet; returns false if there is none. `without` is
  /// not on the path.
  bool augment(std::size_t root, std::size_t without) {
    base_.clear();
    for (std::size_t v = 0; v < bound_; ++v) base_.push_back(v);
    parent_.assign(bound_, no_vertex);
    is_even_ = VertexSet(bound_);
    is_even_.add(root);
    queue_.assign(1, root);
    for (std::size_t next = 0; next < queue_.size(); ++next) {
      const std::size_t from = queue_[next];
      std::size_t end = no_vertex;
      graph_.neighbours(from).each([&](std::size_t to) {
        if (to == without || base_[from] == base_[to] || mate_[from] == to) return true;
        if (to == root || (mate_[to] != no_vertex && parent_[mate_[to]] != no_vertex)) {
          contract(from, to);
        } else if (parent_[to] == no_vertex) {
          parent_[to] = from;
          if (mate_[to] == no_vertex) {
            end = to;
            return false;
          }
          is_even_.add(mate_[to]);
          queue_.push_back(mate_[to]);
        }
        return true;
      });
      if (end == no_vertex) continue;
      while (end != no_vertex) {
        const std::size_t odd = parent_[end], rest = mate_[odd];
        mate_[end] = odd;
        mate_[odd] = end;
        end = rest;
      }
      return true;
    }
    return false;
  }

 private:
  static std::size_t bound_of(const Graph& graph) {
    std::size_t bound = 0;
    graph.there().each([&](std::size_t v) {
      bound = v + 1;
      return true;
    });
    return bound;
  }
  /// Returns the base in which the paths of two even vertices towards the root meet.
  std::size_t meeting(std::size_t one, std::size_t other) const {
    VertexSet seen(bound_);
    for (std::size_t v = base_[one];; v = base_[parent_[mate_[v]]]) {
      seen.add(v);
      if (mate_[v] == no_vertex) break;
    }
    std::size_t v = base_[other];
    while (!seen.has(v)) v = base_[parent_[mate_[v]]];
    return v;
  }
  /// Contracts the odd circle that an edge between two even vertices closes.
  void contract(std::size_t one, std::size_t other) {
    const std::size_t bottom = meeting(one, other);
    VertexSet in_blossom(bound_);
    for (auto [v, child] : {std::pair{one, other}, std::pair{other, one}})
      for (; base_[v] != bottom; v = parent_[mate_[v]]) {
        in_blossom.add(base_[v]);
        in_blossom.add(base_[mate_[v]]);
        parent_[v] = child;
        child = mate_[v];
      }
    for (std::size_t v = 0; v < bound_; ++v) {
      if (!in_blossom.has(base_[v])) continue;
      base_[v] = bottom;
      if (is_even_.has(v)) continue;
      is_even_.add(v);
      queue_.push_back(v);
    }
  }

  const Graph& graph_;
  std::size_t bound_;
  std::vector<std::size_t> mate_, base_, parent_, queue_;
  VertexSet is_even_{0};
};

}  // namespace

bool is_always_matched(const Graph& graph, std::size_t vertex) {
  return Matching(graph, vertex).augment(vertex, no_vertex);
}

}  // namespace sg
