// How long a game lasts if the winner hurries and the loser delays.
#pragma once

#include <memory>
#include <string_view>

#include "request/boundary/job.hpp"

namespace sg {

/// {"address", "play", "wins", "remoteness", "moves"}: the plies that are left, and the moves that keep to them. Throws
/// InputError.
std::unique_ptr<Job> remoteness(std::string_view address, std::string_view play);

}  // namespace sg
