// Evaluator: solver of the positions of one game under one play, by the methods
// of the convention in order. It stores what they find.
#pragma once

#include "solve/game/method.hpp"

namespace sg {

/// Neither copied nor moved; the game must outlive it.
class Evaluator {
 public:
  /// Yes for a position that is no component of a sum: it may be searched whole if its parts do not add up.
  enum class Alone : bool { no, yes };
  Evaluator(const Game& game, Play play, Alone alone);
  Evaluator(const Evaluator&) = delete;
  Evaluator& operator=(const Evaluator&) = delete;

  /// Begins to find the value of `position` and of all its followers that matter.
  void start(const PositionPtr& position);
  Progress advance(Meter& meter);
  std::size_t positions() const;
  /// Returns the progress through the moves of the root; nullopt if it is not known.
  std::optional<MoveProgress> progress() const {
    return next_ < methods_.size() ? methods_[next_]->progress() : std::nullopt;
  }

  // Results known without further work.

  Verdict verdict(const PositionPtr& position);
  /// Verdict for the player to move alone, without the partizan outcome.
  Verdict verdict_of_mover(const PositionPtr& position);
  /// Worths of the position, with one that adds up in sums if any method
  /// has found one, even where a theorem names only the winner.
  Worths worths(const PositionPtr& position);
  /// Returns the method that finds the winning moves of a position by itself; null if there is none.
  Method* finder_of(const PositionPtr& position);
  std::vector<Reason> why(const PositionPtr& position, Meter& meter);

  /// Visits each move with the component it is in and the rank that this component then has, which is searched for if it
  /// has to be. Returns false if the visitor does, the meter refuses or pauses, or some rank cannot be found.
  using VisitRank = std::function<bool(std::size_t component, const Touch& touch, std::uint64_t rank)>;
  bool each_rank(const PositionPtr& position, Meter& meter, const VisitRank& visit);

 private:
  bool known_enough() const;
  Verdict known(const PositionPtr& p) const;

  GameContext context_;
  Methods methods_;
  std::size_t next_ = 0;  // methods before it have found no winner of the root
  PositionPtr root_;
};

}  // namespace sg
