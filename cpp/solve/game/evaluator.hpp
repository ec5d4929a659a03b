// Answers for the positions of one game under one play: the convention's questions, one after the other. What it has found it
// keeps.
#pragma once

#include "solve/game/method.hpp"

namespace sg {

/// Lives no longer than its game, and stays where it is.
class Evaluator {
 public:
  /// A position that is no component of a sum may be searched whole where its parts do not add up.
  enum class Alone : bool { no, yes };
  Evaluator(const Game& game, Play play, Alone alone);
  Evaluator(const Evaluator&) = delete;
  Evaluator& operator=(const Evaluator&) = delete;

  /// Sets out to find the value of `position` and of all its followers that matter.
  void start(const PositionPtr& position);
  Progress advance(Meter& meter);
  std::size_t positions() const;

  // What is known without further work.

  Verdict verdict(const PositionPtr& position);
  /// The same, of the player to move alone.
  Verdict verdict_of_mover(const PositionPtr& position);
  /// That adds, if any question has found one, also where a theorem names no more than the winner.
  Worths worths(const PositionPtr& position);
  /// The one that finds the winning moves of a position by itself, or null.
  Method* finder_of(const PositionPtr& position);
  std::vector<Reason> why(const PositionPtr& position, Meter& meter);

  /// Each move with the component it is in and the steps that this component then lasts; only under Play::every.
  using VisitStep = std::function<bool(std::size_t component, const Touch& touch, std::uint64_t step)>;
  bool each_step(const PositionPtr& position, Meter& meter, const VisitStep& visit);

 private:
  bool known_enough() const;
  Verdict known(const PositionPtr& p) const;

  GameContext context_;
  Methods methods_;
  std::size_t next_ = 0;  // questions before it have told nothing of the root
  PositionPtr root_;
};

}  // namespace sg
