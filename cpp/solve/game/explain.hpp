// General explanations of a value: xor of parts, mex of options, tameness.
// An explanation by the ruleset itself takes precedence.
#pragma once

#include "core/game/meter.hpp"
#include "core/game/position.hpp"

namespace sg {

class Game;
struct Verdict;

/// Number of parts up to which each part of a sum is explained.
inline constexpr std::size_t most_listed_parts = 8;

using Verdicts = std::function<Verdict(const PositionPtr&)>;
/// Explains the verdict of a position. A mex is explained if its options are at most a million,
/// or can be listed before the meter is asked to stop.
std::vector<Reason> explain(const Game& game, const PositionPtr& position, Play play, Meter& meter,
                            const Verdicts& verdict_of);

}  // namespace sg
