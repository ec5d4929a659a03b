// Suggestion of a move where the winner is not known: the one that wins most of some random games.
// Method   rounds of random games, after each of which the better half of the moves stays
// Source   bruegmann1993 (random games), karnin2013 (rounds)
#pragma once

#include <string_view>

#include "request/boundary/job.hpp"

namespace sg {

/// Returns {"address", "play", "move", "games", "won"}: a move, null if there is none, and how many of the random games
/// after it the player who makes it has won. The same position gets the same move. A limit if the meter refuses before
/// any move is listed. Throws InputError.
Reply suggestion(std::string_view address, std::string_view play, Meter& meter);

}  // namespace sg
