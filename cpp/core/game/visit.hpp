// Visiting of moves: a ruleset visits one touch after the other until the visitor answers false.
#pragma once

#include <functional>

#include "core/game/meter.hpp"
#include "core/game/ruleset.hpp"

namespace sg {

class Game;
class Position;

/// Position in the loops of a ruleset that can be resumed after a pause: the outermost loop and one within it.
struct Stage {
  std::size_t outer = 0, inner = 0;
};

/// Function called with each touch; answers false to stop.
using Look = std::function<bool(const Touch&)>;

/// Visitor that a ruleset calls. A ruleset that loops over much more than it visits pays for that by `turns`.
class Visit {
 public:
  /// Turns charged for a move found by a rule: a tenth of a step,
  /// which is the charge for one found by trying all moves.
  static constexpr std::uint64_t found = Meter::turns_a_step / 10;

  /// `stage` is where a ruleset that can be resumed begins; the ruleset advances it.
  Visit(Meter& meter, const Look& look, Stage& stage, std::uint64_t turns = Meter::turns_a_step)
      : meter_(meter), look_(look), stage_(stage), turns_(turns) {}

  bool operator()(const Touch& touch) const;
  /// Visits the moves of a position of another game, which pays for them, or only those that `takes` accepts; returns
  /// false if it was stopped.
  bool moves_of(const Game& game, const Position& position, const Look& takes = {}) const;
  /// Visits those to a value likewise.
  bool moves_to(const Game& game, const Position& position, Nimber target) const;
  /// Pays for turns in which nothing was visited; returns false if the ruleset must stop.
  bool turns(std::uint64_t turns) const { return meter_.spend_turns(turns); }
  /// Returns true if the ruleset should pause at this stage.
  bool pauses() const { return meter_.pauses(); }
  Stage& stage() const { return stage_; }

 private:
  Meter& meter_;
  const Look& look_;
  Stage& stage_;
  std::uint64_t turns_;
};

}  // namespace sg
