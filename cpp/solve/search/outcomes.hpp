// Values by outcomes, for positions where finding the values of all options would take too long: a
// position G is worth k if the player to move in G + *k loses. A move to an option worth k refutes
// that at once, and most options need not be valued for it.
// Source: lemoine2012.
#pragma once

#include "solve/search/game-rules.hpp"
#include "solve/search/outcome-frame.hpp"
#include "solve/search/search.hpp"

namespace sg {

/// Search in three phases: the definition, for a share of the steps; then the value of the root, and which of its moves
/// win, by outcomes; then the definition again with the steps left, for the values of the options. Only for games
/// without a rule that ends the whole.
class Outcomes {
 public:
  using Values = Search<GameRules<Mex>, Mex>;
  /// Stores the values found in `values`, which must outlive it.
  Outcomes(const Game& game, Values& values) : game_(game), values_(values) {}

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
  bool wins(const PositionPtr& p);
  /// Number of positions, without those whose value the definition stores.
  std::size_t positions() const { return unlike_.size() - stored_; }

 private:
  enum class Stage : std::uint8_t { options_first, value, winners, options_last };
  enum class Step : std::uint8_t { known, pushed, given_up };

  Progress value_options_first(Meter& meter);
  /// Finds out for each option of the root whether it is worth 0.
  Progress find_winners(Meter& meter);
  /// Finds the value of a position, or whether it is worth `n`.
  Progress answer(const PositionPtr& p, std::optional<Nimber> n, Meter& meter);
  bool has_many_values() const;

  /// Advances the frame on top of the stack.
  Step go_on(by_outcome::Frame& frame, Meter& meter);
  Step look(by_outcome::Frame& frame, Meter& meter);
  /// Finds the value of an option, or whether it is worth `n`; if that is unknown, pushes one of its parts.
  Step ask(by_outcome::Option& option, std::optional<Nimber> n, Meter& meter);
  Step push(const by_outcome::Part& part, std::optional<Nimber> target, Meter& meter);

  by_outcome::Option option_of(const PositionPtr& p);
  void take_found(by_outcome::Option& option);
  by_outcome::Set unlike(const by_outcome::Part& part);
  void note(const std::string& key, by_outcome::Set set);

  const Game& game_;
  Values& values_;
  KeyTable<by_outcome::Set> unlike_;  // nimbers that a position is known not to be worth
  std::size_t stored_ = 0;            // positions in `unlike_` whose value was stored
  PositionPtr root_;
  Target target_;
  std::vector<by_outcome::Frame> stack_;
  std::vector<Touch> moves_;  // moves of the root still to be judged
  std::uint64_t queries_ = 0, repeats_ = 0;
  Stage stage_ = Stage::options_first;
  std::optional<Meter> first_;  // steps for the definition before outcomes
};

}  // namespace sg
