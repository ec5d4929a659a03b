// Retrograde analysis: winners on a finite directed graph that may have cycles, where endless play is a draw.
// Method   from the vertices without options backwards: a vertex is won once an option is lost, and lost once all are won
// Source   Smith 1966
// Cost     the arcs
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/game/index-lists.hpp"
#include "core/game/meter.hpp"
#include "core/game/ruleset.hpp"

namespace sg {

class Retrograde {
 public:
  using Vertex = std::uint32_t;
  /// The graph has the options of each vertex; it must outlive this object. `terminal` is true if the player to move wins
  /// where there is no option.
  Retrograde(const IndexLists& graph, bool terminal);

  /// Returns done once all winners are found, working if the meter pauses.
  Progress advance(Meter& meter);

  // Once all winners are found.

  /// True if the player to move wins; nullopt if the game is a draw.
  std::optional<bool> wins(Vertex v) const;
  /// Number of moves to the end of a game that is no draw, if the winner hurries and the loser delays.
  std::uint32_t plies(Vertex v) const { return plies_[v]; }

 private:
  enum class Winner : std::uint8_t { none, mover, other };

  void decide(Vertex v, Winner winner, std::uint32_t plies);

  IndexLists before_;  // the vertices that each is an option of
  std::vector<Winner> winners_;
  std::vector<std::uint32_t> plies_, open_;  // open_: number of options that are not known to be won
  std::vector<Vertex> queue_;                // decided vertices by rising number of plies
  std::size_t next_ = 0;
};

}  // namespace sg
