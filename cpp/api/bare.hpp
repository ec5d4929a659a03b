// A whole position by the definition of its play alone: every move that the rules allow, every position that follows. No
// theorem, table or split, and a sum is one position: what "Check it" shows beside an answer.
#pragma once

#include <string>
#include <string_view>

#include "api/move.hpp"

namespace sg {

/// What the definition says of a position; nothing but `positions` where the budget was spent first.
struct BareVerdict {
  std::uint64_t positions = 0;              // looked at
  std::optional<bool> wins = {};            // the player to move does
  std::optional<Value> value = {};          // under normal play, of games that have one
  std::optional<std::uint64_t> total = {};  // moves
  std::optional<std::uint64_t> winning = {};
};

/// `budget` in moves looked at. Throws InputError.
BareVerdict judge_bare(std::string_view address, std::string_view play, std::uint64_t budget);
std::string document_of(const BareVerdict& verdict);

/// {"moves": [{"touch", "to"}]}: every move by the rules alone, `to` its address; {"status":"limit"} past `budget` moves.
/// Throws InputError.
std::string options_bare(std::string_view address, std::string_view play, std::uint64_t budget);

}  // namespace sg
