// Solved sum under one play: evaluators for its components, or
// one joint search, and from them verdicts and winning moves.
#pragma once

#include <map>
#include <memory>

#include "solve/game/convention.hpp"
#include "solve/game/evaluator.hpp"
#include "solve/sum/sum-solver.hpp"

namespace sg {

/// Extent to which the moves were examined, best first: all of them; all, but the winner after some is still unknown;
/// not all, as the meter paused; or only some, as a limit was reached.
enum class Coverage : std::uint8_t { complete, unsettled, paused, partial };
/// Treatment of moves whose winner is unknown, once the others were visited.
enum class Unsettled : bool { leave, settle };
using VisitMove = std::function<bool(const Move& move)>;

/// Point from which a search for winning moves in one component goes on after a pause.
struct MoveCursor {
  std::size_t component = 0, target = 0;
  Stage stage = {};
  std::vector<Touch> unsettled = {};  // moves to pass to `settle`
};

class SolvedSum {
 public:
  SolvedSum(Sum sum, Play play) : play_(play), convention_(convention_of(play)) { start(std::move(sum)); }
  /// Turns to another sum and keeps what was found of its games. It must have one component if the sum before had one,
  /// and several if that had several.
  void start(Sum sum);
  /// Returns the sum, in which equal games are one object. Functions below take this sum or one that follows from it.
  const Sum& sum() const { return sum_; }
  Play play() const { return play_; }
  /// True if the whole is solved as one: its components do not add up, or it
  /// is one board whose value is found sooner than its winner.
  bool is_searched_whole() const { return joint_; }

  Progress advance(Meter& meter);
  /// Solves the position after a move where `advance` did not
  /// meet it: behind a theorem, or in a search that ended early.
  Progress settle(const Sum& sum, const Move& move, Meter& meter);
  std::size_t positions() const;
  /// Returns the progress of `advance` through the moves of the component that it works on; nullopt if it is not known.
  std::optional<MoveProgress> progress();

  // For this sum or one that follows from it.

  Verdict verdict(const Sum& sum);
  Verdict verdict(const Component& component) { return evaluator(component).verdict(component.position); }
  const Convention& convention() const { return convention_; }
  /// True if no move may be made although components may have some: a game was ended, or play has stopped.
  bool finished(const Sum& sum);
  /// Visits every move until the visitor answers false; partial if the meter refuses to list them all.
  Coverage each_move(const Sum& sum, Meter& meter, const VisitMove& visit);
  /// Visits every winning move until the visitor answers false. The meter pays for the options
  /// examined, or for the elements of a component whose ruleset finds its moves by itself, and
  /// for settling. After a pause the next call begins anew.
  Coverage each_winning(const Sum& sum, Unsettled unsettled, Meter& meter, const VisitMove& visit);
  /// Visits every winning move in the component `cursor.component`, except where a turn can move in several. After a pause the next
  /// call goes on from `cursor`. Unsettled moves are added to the cursor and left unsettled.
  Coverage each_winning_in(const Sum& sum, MoveCursor& cursor, Meter& meter, const Look& look);
  /// Returns the number of winning moves in a component; nullopt
  /// if its ruleset cannot count them without visiting them.
  std::optional<Count> count_winning_in(const Sum& sum, std::size_t component, Meter& meter);

  std::vector<Reason> why(const Component& component, Meter& meter) {
    return evaluator(component).why(component.position, meter);
  }
  Evaluator& evaluator(const Component& component);
  /// Returns the solver of sums that do not add up; null if the engine has none for this play. Owned by this object.
  SumSolver* sum_solver();

 private:
  /// Worths of a component whose mover moves next. Unless the sum
  /// is searched whole, they include one that adds up, if known.
  Worths worths_of(const Component& component);
  /// Returns the worths and the ground of the components together. Under normal play two equal components of unknown
  /// value cancel to 0, as every move in one can be answered by the same move in the other.
  Verdict added(const Sum& sum);
  Worths rest_of(Sum sum, std::size_t without);
  std::optional<bool> touch_wins(const Sum& sum, std::size_t component, const Worths& rest, const Touch& touch);
  /// True if the sum may be searched as one when components have no known worth to add: it has several of them, and the
  /// play is misere or some component is partizan; or positions can come back, and the play is misere.
  bool can_join() const;
  /// True if there is one component, without a theorem for its winner, whose value is found sooner.
  bool prefers_value();
  Progress advance_joint(const Sum& sum, Meter& meter);
  Verdict joint_verdict(const Sum& sum);
  std::optional<TargetValues> targets_in(const Sum& sum, std::size_t component, const Worths& rest);
  std::optional<TargetValues> found_by_rules(const Sum& sum, std::size_t component, const Worths& rest);

  Sum sum_;
  Play play_;
  const Convention& convention_;
  // Equal games are one object, found by name; its address then identifies the game, as a name may hold a whole graph.
  std::map<std::string, GamePtr> games_;
  std::map<const Game*, std::unique_ptr<Evaluator>> evaluators_;
  std::size_t next_ = 0;  // components before it are done
  Worths so_far_ = {};    // and have these worths together
  bool joint_ = false;
  SumSearch joint_search_{SumRules{play_}, WinLoss{!last_mover_wins(play_)}};
  std::unique_ptr<SumSolver> sum_solver_;
};

}  // namespace sg
