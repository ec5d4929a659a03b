// The general accounts of a value: xor of parts, mex of options, tameness. A ruleset's own account comes first.
#pragma once

#include "core/game/position.hpp"

namespace sg {

class Game;
struct Verdict;

using Verdicts = std::function<Verdict(const PositionPtr&)>;
std::vector<Reason> explain(const Game& game, const PositionPtr& position, Play play, const Verdicts& verdict_of);

}  // namespace sg
