// Values by outcomes, where it would take too long to find those of all options: a position G is worth k where the player to move
// in G + *k loses. A move to an option worth k refutes that at once, and most options need not be valued for it.
// Source: lemoine2012.
#pragma once

#include "solve/search/game-rules.hpp"
#include "solve/search/outcome-frame.hpp"
#include "solve/search/search.hpp"

namespace sg {

/// The definition, as long as a share of the steps lasts; then the value of the root, and which of its moves win, by outcomes;
/// then the definition again with what steps are left, for the values of the options. Of games in which no rule ends the whole.
class Outcomes {
 public:
  using Values = Search<GameRules<Mex>, Mex>;
  /// The values found are told to `values`, which is to outlive it.
  Outcomes(const Game& game, Values& values) : game_(game), values_(values) {}

  /// What is to be found beside the value of the root.
  struct Target {
    bool options = true;  // their values, by the definition
    bool winners = true;  // which moves win
  };
  /// After `Values::start` of the same position.
  void start(const PositionPtr& root, const Target& target);
  Progress advance(Meter& meter);
  /// As far as it is known, where parts that are alike cancel too.
  std::optional<Value> worth(const PositionPtr& p);
  /// Known not to be worth 0, where its value is not known.
  bool wins(const PositionPtr& p);
  /// Positions beside those of the definition.
  std::size_t positions() const { return unlike_.size() - told_; }

 private:
  enum class Stage : std::uint8_t { options_first, value, winners, options_last };
  enum class Step : std::uint8_t { known, asked, given_up };

  Progress value_options_first(Meter& meter);
  /// Whether each option of the root is worth 0.
  Progress find_winners(Meter& meter);
  /// What a position is worth, or whether it is worth `n`.
  Progress answer(const PositionPtr& p, std::optional<Nimber> n, Meter& meter);
  bool has_many_values() const;

  /// Of the frame on top.
  Step go_on(by_outcome::Frame& frame, Meter& meter);
  Step look(by_outcome::Frame& frame, Meter& meter);
  /// What an option is worth, or whether it is worth `n`: if that is not known, one of its parts is asked.
  Step ask(by_outcome::Option& option, std::optional<Nimber> n, Meter& meter);
  Step push(const by_outcome::Part& part, std::optional<Nimber> asked, Meter& meter);

  by_outcome::Option option_of(const PositionPtr& p);
  void take_found(by_outcome::Option& option);
  by_outcome::Set unlike(const by_outcome::Part& part);
  void note(const std::string& key, by_outcome::Set set);

  const Game& game_;
  Values& values_;
  KeyTable<by_outcome::Set> unlike_;  // what a position is known not to be worth
  std::size_t told_ = 0;              // of those in `unlike_`
  PositionPtr root_;
  Target target_;
  std::vector<by_outcome::Frame> stack_;
  std::vector<Touch> moves_;  // of the root, still to be judged
  std::uint64_t asked_ = 0, asked_again_ = 0;
  Stage stage_ = Stage::options_first;
  std::optional<Meter> first_;  // of the steps, those for the definition before outcomes
};

}  // namespace sg
