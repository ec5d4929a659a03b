// Reasons that games and the general account have in common: the xor of parts, and the pair of a tame position.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/text/reason.hpp"
#include "core/value/nimber.hpp"

namespace sg {

/// A part of a sum in the words of its board, and in words what it is worth.
struct Worded {
  std::string text, value;
};

/// The same with its value.
struct Valued {
  std::string text;
  std::optional<Value> value;
};

/// Parts written out in full; a longer sum says how many it leaves out.
inline constexpr std::size_t most_parts = 64;

/// Under `key`: the parts, what each is worth, and what they are worth together.
Reason sum_reason(std::string key, const std::vector<Worded>& parts, std::string sum);

/// That with the xor of the values; with no sum where one that matters is unknown.
Reason xor_reason(std::string key, const std::vector<Valued>& parts);

/// The terms of a nim-sum in one line, which breaks off after `most_parts`.
std::string sum_text(const std::vector<Nimber>& terms);

/// A part in the words of its board, and its pair where that is known.
struct Paired {
  std::string text;
  std::optional<TamePair> pair;
};

/// What the pair says of misere play; the parts too, where each counts as one heap of misere Nim.
Reason tame_reason(const TamePair& pair, const std::vector<Paired>& parts);

}  // namespace sg
