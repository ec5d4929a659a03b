// A sum under one play: evaluators for its components, or one joint search, and from them verdicts and winning moves.
#pragma once

#include <map>
#include <memory>

#include "solve/game/convention.hpp"
#include "solve/game/evaluator.hpp"
#include "solve/sum/sum-solver.hpp"

namespace sg {

/// Whether every move was looked at; not yet, where the meter pauses first; unsettled, where of some it has to be settled who wins.
enum class Coverage : std::uint8_t { complete, unsettled, paused, partial };
/// What is done about moves that are unsettled, once the others were visited.
enum class Unsettled : bool { leave, settle };
using VisitMove = std::function<bool(const Move& move)>;

/// Where a look for winning moves is taken up again.
struct MoveCursor {
  std::size_t component = 0, target = 0;
  Stage stage = {};
  std::vector<Touch> unsettled = {};  // for `settle`
};

class SolvedSum {
 public:
  SolvedSum(Sum sum, Play play) : play_(play), convention_(convention_of(play)) { start(std::move(sum)); }
  /// Turns to another sum, of one component or of several like the one before; what was found of its games is kept.
  void start(Sum sum);
  /// In which equal games are one object: that one, and what follows it, is asked about below.
  const Sum& sum() const { return sum_; }
  Play play() const { return play_; }
  /// The whole is solved as one: its components do not add up, or it is one board whose value is sooner found than its winner.
  bool is_searched_whole() const { return joint_; }

  Progress advance(Meter& meter);
  /// Works on what a move leaves, where `advance` did not come upon it: behind a theorem, or in a search that was left early.
  Progress settle(const Sum& sum, const Move& move, Meter& meter);
  std::size_t positions() const;

  // Of this sum or of one that follows it.

  Verdict verdict(const Sum& sum);
  Verdict verdict(const Component& component) { return evaluator(component).verdict(component.position); }
  const Convention& convention() const { return convention_; }
  /// No move may be made although the components may have some: a game was ended, or play stopped.
  bool finished(const Sum& sum);
  /// Every move, until the visitor answers false; partly where the meter refuses to list them all.
  Coverage each_move(const Sum& sum, Meter& meter, const VisitMove& visit);
  /// Every move that wins, until the visitor answers false. The meter pays for the options looked at, or for the elements of
  /// a component whose ruleset finds its moves by itself, and for what is settled; where it pauses, all is asked anew.
  Coverage each_winning(const Sum& sum, Unsettled unsettled, Meter& meter, const VisitMove& visit);
  /// The same in the component of a place, but under Play::every; with pauses, from which it goes on. What is unsettled is left so.
  Coverage each_winning_in(const Sum& sum, MoveCursor& cursor, Meter& meter, const Look& look);
  /// How many they are there, where its ruleset counts them without visiting them.
  std::optional<Count> count_winning_in(const Sum& sum, std::size_t component, Meter& meter);

  std::vector<Reason> why(const Component& component, Meter& meter) {
    return evaluator(component).why(component.position, meter);
  }
  Evaluator& evaluator(const Component& component);
  /// Null where the engine has none for this play.
  SumSolver* sum_solver();

 private:
  /// Of a component that moves next; a sum that is not searched as one adds them up.
  Worths worths_of(const Component& component);
  /// What the components are worth together, and on what ground. Under normal play two alike are worth 0, also where nobody knows
  /// what one of them is worth: whatever is done in the one is done in the other.
  Verdict added(const Sum& sum);
  Worths rest_of(Sum sum, std::size_t without);
  std::optional<bool> touch_wins(const Sum& sum, std::size_t component, const Worths& rest, const Touch& touch);
  /// A sum of several may be searched as one where its components are not all told what they are worth.
  bool can_join() const { return sum_.size() > 1 && (play_ == Play::misere || is_partizan(sum_)); }
  /// Whether one component stands alone, has no theorem for its winner, and has a value that is found sooner.
  bool prefers_value();
  Progress advance_joint(const Sum& sum, Meter& meter);
  std::optional<bool> joint_wins(const Sum& sum);
  std::optional<TargetValues> targets_in(const Sum& sum, std::size_t component, const Worths& rest);
  std::optional<TargetValues> found_by_rules(const Sum& sum, std::size_t component, const Worths& rest);

  Sum sum_;
  Play play_;
  const Convention& convention_;
  // Equal games are one object: told apart, and sharing what is found, by its place. A name may hold a whole graph.
  std::map<std::string, GamePtr> games_;
  std::map<const Game*, std::unique_ptr<Evaluator>> evaluators_;
  std::size_t next_ = 0;  // components before it are done
  Worths so_far_ = {};    // and are worth this
  bool joint_ = false;
  SumSearch joint_search_{{}, WinLoss{play_ == Play::misere}};
  std::unique_ptr<SumSolver> sum_solver_;
};

}  // namespace sg
