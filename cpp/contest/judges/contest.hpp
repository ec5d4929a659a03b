// What contest problems have in common: how cases follow each other, lists of numbers, one word for each outcome.
#pragma once

#include <span>

#include "core/game/problem.hpp"

namespace sg {

/// Reads one case and puts its position.
using Put = std::function<void(Reader&, Solver&)>;
/// Writes the answer to it.
using Say = std::function<void(Solver&)>;

/// One case.
Solve once(Put put, Say say);
/// As many cases as a number before them says.
Solve counted(Solve one);
/// Cases to the end of the input.
Solve to_end(Solve one);
/// Cases to one that would begin with 0.
Solve to_zero(Solve one);
inline Solve counted(Put put, Say say) { return counted(once(std::move(put), std::move(say))); }
inline Solve to_end(Put put, Say say) { return to_end(once(std::move(put), std::move(say))); }
inline Solve to_zero(Put put, Say say) { return to_zero(once(std::move(put), std::move(say))); }

/// As many numbers as that, or as a number before them says: a position of `game`.
Put numbers(std::string_view game, std::uint64_t count);
Put counted_numbers(std::string_view game);
/// The same of heaps that add up.
Put heaps(std::string_view game, Play play = Play::normal);
/// A line for either outcome.
Say winner(std::string_view wins, std::string_view loses);

/// Up to the next space.
std::string_view word(Reader& in, Wording<0> expected);
std::vector<std::uint64_t> read_numbers(Reader& in, std::uint64_t count);
/// With commas between them.
std::string list(Reader& in, std::uint64_t count);
/// A board holds 100 000 heaps: more are a sum of several.
constexpr std::size_t most_on_board = 100'000;
std::vector<std::string> boards(std::span<const std::uint64_t> heaps);

}  // namespace sg
