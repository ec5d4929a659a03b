// A winner's whole plan: the reply in every position that is won, and in every position that is lost each move that the other
// may try. Checked again without any theory by docs/check-strategy.mjs.
#pragma once

#include <memory>
#include <string_view>

#include "api/job.hpp"

namespace sg {

/// {"certificate":"strategy", ...}, its shape is web/engine/types.d.ts; {"status":"limit"} where the meter refuses, or a winner
/// is not found. The claim is "winner", or "value": then the plan is that of the sum with a heap as large as the value, which
/// its first player loses. Throws InputError, of a position too whose value is no nimber.
std::unique_ptr<Job> strategy(std::string_view address, std::string_view play, std::string_view claim);

}  // namespace sg
