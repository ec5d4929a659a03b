// Values by outcomes, where it would take too long to find those of all options: a position G is worth k where the player to move
// in G + *k loses. A move to an option worth k refutes that at once, and most options need not be valued for it.
// Source: lemoine2012.
#pragma once

#include <memory>

#include "core/solve/game-rules.hpp"
#include "core/solve/search.hpp"

namespace sg {

/// The definition, as long as a share of the steps lasts; then the value of the root, and which of its moves win, by outcomes;
/// then the definition again with what steps are left, for the values of the options.
class Outcomes {
 public:
  using Values = Search<GameRules<Mex>, Mex>;
  virtual ~Outcomes() = default;

  /// What is to be found beside the value of the root.
  struct Wanted {
    bool options = true;  // their values, by the definition
    bool winners = true;  // which moves win
  };
  /// After `Values::start` of the same position.
  virtual void start(const PositionPtr& root, const Wanted& wanted) = 0;
  virtual Progress advance(Meter& meter) = 0;
  /// As far as it is known, where parts that are alike cancel too.
  virtual std::optional<Value> worth(const PositionPtr& p) = 0;
  /// Known not to be worth 0, where its value is not known.
  virtual bool wins(const PositionPtr& p) = 0;
  /// Positions beside those of the definition.
  virtual std::size_t positions() const = 0;

  /// Null where an engine leaves what is long to another. The values found are told to `values`, which is to outlive it.
  using Make = std::unique_ptr<Outcomes> (*)(const Game& game, Values& values);
  static Make make;
};

}  // namespace sg
