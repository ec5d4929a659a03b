// Remoteness: number of moves that a game lasts if the winner hurries and the loser delays.
#pragma once

#include <memory>
#include <string_view>

#include "request/boundary/job.hpp"

namespace sg {

/// Returns a job that answers {"address", "play", "wins", "remoteness", "moves"}: the number of plies left, and the
/// moves that keep to it. If a limit is met, "status" and "limit" replace the last two. Throws InputError.
std::unique_ptr<Job> remoteness(std::string_view address, std::string_view play);

}  // namespace sg
