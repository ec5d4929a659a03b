// Reasons shared by rulesets and the general explanation: the xor of the parts, and the pair of a tame position.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/text/reason.hpp"
#include "core/value/nimber.hpp"

namespace sg {

/// Part of a sum in the notation of its board, and its value as text.
struct Worded {
  std::string text, value;
};

/// Part of a sum in the notation of its board, and its value; nullopt if unknown.
struct Valued {
  std::string text;
  std::optional<Value> value;
};

/// Number of parts that are written out in full; a longer sum states how many it omits.
inline constexpr std::size_t most_parts = 64;

/// Returns the reason `key` with the parts, the value of each and the value of the whole.
Reason sum_reason(ReasonKey key, const std::vector<Worded>& parts, std::string sum);

/// Returns the reason `key` with the xor of the values; the sum is empty if a value that matters is unknown.
Reason xor_reason(ReasonKey key, const std::vector<Valued>& parts);

/// Returns the terms of a nim-sum in one line, cut off after `most_parts`.
std::string sum_text(const std::vector<Nimber>& terms);

/// Part in the notation of its board, and its tame pair; nullopt if unknown.
struct Paired {
  std::string text;
  std::optional<TamePair> pair;
};

/// Returns the reason that the pair gives under misere play; also
/// with the parts, if each counts as one heap of misere Nim.
Reason tame_reason(const TamePair& pair, const std::vector<Paired>& parts);

}  // namespace sg
