// Building blocks for contest problems: sequences of cases, lists of numbers, one word for each outcome.
#pragma once

#include <span>

#include "core/game/problem.hpp"

namespace sg {

/// Reads one case and puts its position to the solver.
using Put = std::function<void(Reader&, Solver&)>;
/// Writes the answer to a case.
using Say = std::function<void(Solver&)>;

/// Solves one case.
Solve once(Put put, Say say);
/// Solves as many cases as a number before them says.
Solve counted(Solve one);
/// Solves cases to the end of the input.
Solve to_end(Solve one);
/// Solves cases up to one that begins with 0, and ignores the rest of the input.
Solve to_zero(Solve one);
inline Solve counted(Put put, Say say) { return counted(once(std::move(put), std::move(say))); }
inline Solve to_end(Put put, Say say) { return to_end(once(std::move(put), std::move(say))); }
inline Solve to_zero(Put put, Say say) { return to_zero(once(std::move(put), std::move(say))); }

/// Reads `count` numbers, or as many as a number before them says, as one position of `game`.
Put numbers(std::string_view game, std::uint64_t count);
Put counted_numbers(std::string_view game);
/// Reads as many heaps as a number before them says; more than a board holds become a sum of several.
Put heaps(std::string_view game, Play play = Play::normal);
/// Writes a line for either outcome of the player to move.
Say winner(std::string_view wins, std::string_view loses);

/// Reads up to the next space; fails at the end of the input.
std::string_view word(Reader& in, Wording<0> expected);
/// Reads `count` numbers.
std::vector<std::uint64_t> read_numbers(Reader& in, std::uint64_t count);
/// Reads `count` numbers; returns them as text, with commas between them.
std::string list(Reader& in, std::uint64_t count);
/// Maximum number of heaps on a board: more are a sum of several boards.
constexpr std::size_t most_on_board = 100'000;
std::vector<std::string> boards(std::span<const std::uint64_t> heaps);

}  // namespace sg
