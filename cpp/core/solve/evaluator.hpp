// Answers for the positions of one game under one play: its theorem, else its table, else a search. What it has found it keeps.
#pragma once

#include "core/solve/game-rules.hpp"
#include "core/solve/search.hpp"

namespace sg {

/// What is known of a position of a partizan game, whoever is to move.
struct PartizanVerdict {
  bool left_moves = true;
  std::string_view outcome = {};  // L, R, N or P, the winners if each player moves first; empty where not known
  std::optional<Dyadic> number = {};
};

/// What is known of one position; an empty optional is "not known".
struct Verdict {
  std::optional<Value> value = {};         // normal play and sj
  std::optional<TamePair> pair = {};       // misere, where every follower is tame; sj, of the values of the components
  std::optional<std::uint64_t> step = {};  // every
  std::optional<bool> wins = {};           // the player to move wins, under the play asked for
  bool stopped = false;                    // sj: every component is worth 0
  Ground ground = Ground::search;
  std::optional<PartizanVerdict> partizan = {};  // only of a game that is
};

/// Lives no longer than its game.
class Evaluator {
 public:
  /// A position that is no component of a sum may be searched whole where its parts do not add up.
  enum class Alone : bool { no, yes };
  Evaluator(const Game& game, Play play, Alone alone);

  /// Sets out to find the value of `position` and of all its followers that matter.
  void start(const PositionPtr& position);
  Progress advance(Meter& meter);
  std::size_t positions() const;

  /// What is known without further work.
  Verdict verdict(const PositionPtr& position);
  std::vector<Reason> why(const PositionPtr& position, Meter& meter);

  /// Each move with the component it is in and the steps that this component then lasts; only under Play::every.
  using VisitStep = std::function<bool(std::size_t component, const Touch& touch, std::uint64_t step)>;
  bool each_step(const PositionPtr& position, Meter& meter, const VisitStep& visit);

 private:
  bool known_enough() const;
  Progress advance_misere(Meter& meter);
  Progress advance_outcomes(Meter& meter);
  Verdict known_verdict(const PositionPtr& p) const;
  Verdict verdict_of(const PositionPtr& p);
  PartizanVerdict partizan_verdict(const PositionPtr& p, const PositionPtr& turned, const std::optional<bool>& wins);
  template <class ValueOf>
  Verdict by_components(const PositionPtr& p, Ground ground, ValueOf&& value_of_part) const;
  bool wants_value(const PositionPtr& p) const;
  Ground ground_of(const PositionPtr& p) const;
  std::optional<Value> value_of(const PositionPtr& p);
  std::optional<TamePair> pair_of(const PositionPtr& p);

  template <class Algebra>
  using SearchFor = Search<GameRules<Algebra>, Algebra>;
  template <class Algebra>
  std::optional<typename Algebra::Worth> known(const PositionPtr& p) const {
    return GameRules<Algebra>{game_, play_}.known(p);
  }

  const Game& game_;
  Play play_;
  Alone alone_;
  bool outcome_only_;  // only the winner is defined: the value would have no meaning in a sum
  PositionPtr root_;
  std::unique_ptr<Table> table_;
  SearchFor<Mex> values_{{game_, play_}, Mex{}};
  SearchFor<Tameness> tameness_{{game_, play_}, Tameness{}};
  SearchFor<WinLoss> outcomes_{{game_, play_}, WinLoss{play_ == Play::misere}};
  SearchFor<Steps> steps_{{game_, play_}, Steps{}};
};

}  // namespace sg
