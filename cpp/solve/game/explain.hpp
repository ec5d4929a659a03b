// The general accounts of a value: xor of parts, mex of options, tameness. A ruleset's own account comes first.
#pragma once

#include "core/game/meter.hpp"
#include "core/game/position.hpp"

namespace sg {

class Game;
struct Verdict;

using Verdicts = std::function<Verdict(const PositionPtr&)>;
/// A mex is told where a million options are enough, or as many as the meter's requests to stop leave.
std::vector<Reason> explain(const Game& game, const PositionPtr& position, Play play, Meter& meter,
                            const Verdicts& verdict_of);

}  // namespace sg
