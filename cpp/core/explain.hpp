// The general accounts of a value: xor of parts, mex of options, tameness. A ruleset's own account comes first.
#pragma once

#include "core/board.hpp"

namespace sg {

class Game;
struct Verdict;

/// One part of a sum, in the words of its board.
struct Valued {
  std::string text;
  std::optional<Value> value;
};

/// Parts written out in full; a longer sum says how many it leaves out.
inline constexpr std::size_t most_parts = 64;

Reason xor_reason(std::string key, const std::vector<Valued>& parts);

/// The terms of a nim-sum in one line, which breaks off after `most_parts`.
std::string sum_text(const std::vector<Nimber>& terms);

Reason tame_reason(const TamePair& pair);

using Verdicts = std::function<Verdict(const BoardPtr&)>;
std::vector<Reason> explain(const Game& game, const BoardPtr& board, Play play, const Verdicts& verdict_of);

}  // namespace sg
