// Reasons that games and the general account have in common: the xor of parts, and the pair of a tame position.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/text/reason.hpp"
#include "core/value/nimber.hpp"

namespace sg {

/// One part of a sum, in the words of its board.
struct Valued {
  std::string text;
  std::optional<Value> value;
};

/// Parts written out in full; a longer sum says how many it leaves out.
inline constexpr std::size_t most_parts = 64;

/// Under `key`: the parts, the value of each and their xor.
Reason xor_reason(std::string key, const std::vector<Valued>& parts);

/// The terms of a nim-sum in one line, which breaks off after `most_parts`.
std::string sum_text(const std::vector<Nimber>& terms);

Reason tame_reason(const TamePair& pair);

}  // namespace sg
