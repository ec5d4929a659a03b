// Moves by hand: what may be touched next, and where a whole touch leads.
#pragma once

#include <memory>
#include <string_view>

#include "request/analysis/analysis.hpp"
#include "request/boundary/job.hpp"

namespace sg {

/// {"done", "asks", "next", "winning"}, under every also "turn": what may follow a prefix, and what of it can lead to a move that
/// the analysis knows to win. Throws InputError where no move begins with the prefix.
Reply touchable(Analysis& analysis, std::string_view prefix, Meter& meter);

/// {"address": …} after a whole touch. Throws InputError where the convention does not allow it.
std::unique_ptr<Job> played(std::string_view address, std::string_view touch, std::string_view play);

}  // namespace sg
