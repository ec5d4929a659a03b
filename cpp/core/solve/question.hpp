// One algebra, asked of the positions of one game: by a theorem, else by a table, else by a search.
#pragma once

#include <memory>
#include <vector>

#include "core/game/game.hpp"
#include "core/solve/verdict.hpp"

namespace sg {

/// A game under a play, with the one table that its questions share.
struct Asked {
  Asked(const Game& own, Play convention, bool is_alone)
      : game(own), play(convention), alone(is_alone), table(own.table(convention)) {}

  /// Of what was found, where no theorem told.
  Ground ground_of(const PositionPtr& p) const {
    if (!table) return Ground::search;
    return table->passes(*p) ? Ground::period : Ground::table;
  }
  /// Where only the winner has a theorem, the value, or the winner after each move, is still worth a table or a short search.
  bool wants_value(const PositionPtr& p) const { return game.wants_value(*p) && (!table || table->can_reach(*p)); }

  const Game& game;
  Play play;
  bool alone;  // no component of a sum: it may be searched whole where its parts do not add up
  std::unique_ptr<Table> table;
};

class Question {
 public:
  virtual ~Question() = default;
  /// Sets out to find the worth of `root` and of all its followers that matter.
  virtual void start(const PositionPtr& root) = 0;
  /// Until it is found, or nothing more can be done.
  virtual Progress advance(Meter& meter) = 0;
  virtual std::size_t positions() const = 0;
  /// It is to be worked on although the winner is known.
  virtual bool is_wanted(const PositionPtr&) const { return false; }

  /// At once, by a theorem; without a winner where there is none.
  virtual Verdict known(const PositionPtr& p) const = 0;
  /// By what was found; without a winner where nothing was.
  virtual Verdict found(const PositionPtr& p) = 0;
};
/// In the order in which they are asked.
using Questions = std::vector<std::unique_ptr<Question>>;

Questions normal_questions(const Asked& asked);
Questions misere_questions(const Asked& asked);
Questions sj_questions(const Asked& asked);
Questions every_questions(const Asked& asked);

}  // namespace sg
