// Values of the positions of a game by outcomes, where finding the values of all options would take too long.
// Source: lemoine2012.
#pragma once

#include <string>

#include "solve/search/game-rules.hpp"
#include "solve/search/outcome-search.hpp"
#include "solve/search/search.hpp"

namespace sg {

/// Parts of positions of a game, by their keys.
class GameParts {
 public:
  using Position = PositionPtr;
  using Values = Search<GameRules<Mex>, Mex>;
  struct Part {
    PositionPtr position;
    std::string key;
    Count moves;
    bool operator==(const Part& other) const { return key == other.key; }
  };
  /// Stores the values found in `values`, which must outlive it.
  GameParts(const Game& game, Values& values) : game_(game), values_(values) {}

  Nimber each_part(const PositionPtr& p, const std::function<void(const Part&)>& visit) const;
  Count rank(const Part& part) const { return part.moves; }
  bool each_option(const Part& part, Meter& meter, const std::function<bool(const PositionPtr&, Count)>& visit) const;
  std::optional<Nimber> value(const Part& part) const;
  by_outcome::Set unlike(const Part& part);
  void note(const Part& part, by_outcome::Set unlike);
  void store(const Part& part, Nimber value);
  /// Number of positions noted, without those whose value was stored later.
  std::size_t positions() const { return unlike_.size() - stored_; }

 private:
  const Game& game_;
  Values& values_;
  KeyTable<by_outcome::Set> unlike_;  // nimbers that a position is known not to be worth
  std::size_t stored_ = 0;            // positions in `unlike_` whose value was stored
};

/// Search in three phases: the definition, for a share of the steps; then the value of the root, and which of its moves
/// win, by outcomes; then the definition again with the steps left, for the values of the options. Only for games
/// without a rule that ends the whole.
class Outcomes {
 public:
  using Values = GameParts::Values;
  /// Stores the values found in `values`, which must outlive it.
  Outcomes(const Game& game, Values& values) : game_(game), values_(values), search_({game, values}) {}

  /// Results wanted besides the value of the root.
  struct Target {
    bool options = true;  // values of the options, by the definition
    bool winners = true;  // which moves win
  };
  /// Begins with a root; call `Values::start` with the same position first.
  void start(const PositionPtr& root, const Target& target);
  Progress advance(Meter& meter);
  /// Returns the value if it is known, also by cancelling equal parts; else nullopt.
  std::optional<Value> worth(const PositionPtr& p);
  /// True if the value is not known, but known not to be 0.
  bool wins(const PositionPtr& p) { return search_.wins(p); }
  /// Returns the progress through the moves of the root while its value is sought; else nullopt.
  std::optional<MoveProgress> progress() const { return stage_ == Stage::value ? search_.progress() : std::nullopt; }
  /// Number of positions, without those whose value the definition stores.
  std::size_t positions() const { return search_.rules().positions(); }

 private:
  enum class Stage : std::uint8_t { options_first, value, winners, options_last };

  Progress value_options_first(Meter& meter);
  /// Finds out for each option of the root whether it is worth 0.
  Progress find_winners(Meter& meter);

  const Game& game_;
  Values& values_;
  by_outcome::Search<GameParts> search_;
  PositionPtr root_;
  Target target_;
  std::vector<Touch> moves_;  // moves of the root still to be judged
  Stage stage_ = Stage::options_first;
  std::optional<Meter> first_;  // steps for the definition before outcomes
};

}  // namespace sg
