// Moves by hand: elements that may be touched next, and the position after a complete touch.
#pragma once

#include <memory>
#include <string_view>

#include "request/analysis/analysis.hpp"
#include "request/boundary/job.hpp"

namespace sg {

/// Returns {"done", "asks", "next", "winning"}, with "wins" if done, with "turn" under every: the elements that may
/// follow a prefix, and those that can lead to a move that the analysis knows to win, null if it does not know the
/// winning moves. Throws InputError if no move begins with the prefix.
Reply touchable(Analysis& analysis, std::string_view prefix, Meter& meter);

/// Returns a job that answers {"address": …} of the position after a complete touch. Throws InputError; `advance` does
/// if the convention does not allow the move.
std::unique_ptr<Job> played(std::string_view address, std::string_view touch, std::string_view play);

}  // namespace sg
