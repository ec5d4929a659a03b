// How moves are gone through: a ruleset visits one touch after the other until it is told to leave off.
#pragma once

#include <functional>

#include "core/game/meter.hpp"
#include "core/game/ruleset.hpp"

namespace sg {

/// How far a ruleset has come that can leave off at a pause: in its outermost loop, and in one inside that.
struct Stage {
  std::size_t outer = 0, inner = 0;
};

/// What is done with each touch; false leaves off.
using Look = std::function<bool(const Touch&)>;

/// What a ruleset calls. A ruleset that goes through much beside what it visits pays for that too.
class Visit {
 public:
  /// A move that had to be looked for among all costs a step, one that a rule finds a tenth of it.
  static constexpr std::uint64_t found = Meter::turns_a_step / 10;

  /// `stage`: where a ruleset that can be taken up again begins; it is moved on.
  Visit(Meter& meter, const Look& look, Stage& stage, std::uint64_t turns = Meter::turns_a_step)
      : meter_(meter), look_(look), stage_(stage), turns_(turns) {}

  bool operator()(const Touch& touch) const;
  /// Pays for turns in which nothing was visited; whether to go on.
  bool turns(std::uint64_t turns) const { return meter_.spend_turns(turns); }
  /// Whether to leave off at this stage.
  bool pauses() const { return meter_.pauses(); }
  Stage& stage() const { return stage_; }

 private:
  Meter& meter_;
  const Look& look_;
  Stage& stage_;
  std::uint64_t turns_;
};

}  // namespace sg
