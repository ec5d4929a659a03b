// Graph of all positions that can be reached from one, for games whose positions can come back.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/game/index-lists.hpp"
#include "core/game/visit.hpp"
#include "solve/search/key-table.hpp"

namespace sg {

/// Breadth-first exploration. `Rules` has Position, key(p), each_move(p, meter, look) and after.
template <class Rules>
class PositionGraph {
 public:
  using Position = typename Rules::Position;
  static constexpr std::size_t most_positions = 4'000'000, most_arcs = 40'000'000;
  /// Bytes of the key of a position for which one step is charged, as it is made anew after each move.
  static constexpr std::size_t bytes_a_step = 128;

  PositionGraph(Rules rules, Position root) : rules_(std::move(rules)) {
    std::string key = rules_.key(root);
    vertex_of(std::move(root), key);
  }

  /// Works until all positions are found, the meter pauses, or they are too many or the moves of one cannot be listed,
  /// which is its limit.
  Progress advance(Meter& meter) {
    while (next_ < found_.size()) {
      if (meter.pauses()) return Progress::working;
      const std::size_t begin = graph_.all.size();
      const Position position = found_[next_];
      const bool all = rules_.each_move(position, meter, [&](const Touch& touch) {
        Position option = rules_.after(position, touch);
        const std::string key = rules_.key(option);
        meter.spend(key.size() / bytes_a_step);
        graph_.all.push_back(vertex_of(std::move(option), key));
        return has_room();
      });
      if (!all) {
        // The moves are listed anew when the meter goes on.
        graph_.all.resize(begin);
        return has_room() && meter.pauses() ? Progress::working : Progress::limit;
      }
      graph_.end();
      found_[next_++] = {};
    }
    return Progress::done;
  }

  /// Options of each vertex, once all are found; the root is vertex 0, and the order of options that of the moves.
  const IndexLists& graph() const { return graph_; }
  /// Returns the vertex of the position with this key; nullopt if it was not reached.
  std::optional<std::uint32_t> find(const std::string& key) {
    const auto* const known = vertices_.find(key);
    return known ? std::optional(*known) : std::nullopt;
  }
  std::size_t positions() const { return vertices_.size(); }

 private:
  bool has_room() const { return vertices_.size() < most_positions && graph_.all.size() < most_arcs; }
  std::uint32_t vertex_of(Position p, const std::string& key) {
    if (const auto known = find(key)) return *known;
    const auto vertex = static_cast<std::uint32_t>(vertices_.size());
    vertices_.insert(key, vertex);
    found_.push_back(std::move(p));
    return vertex;
  }

  Rules rules_;
  KeyTable<std::uint32_t> vertices_;
  std::vector<Position> found_;  // by their vertices, those whose options are not listed yet
  std::size_t next_ = 0;         // the first of these
  IndexLists graph_;
};

}  // namespace sg
