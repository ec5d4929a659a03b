// A winner's whole plan: the reply in every position that is won, and in every position that is lost each move that the other
// may try. Checked again without any theory by docs/check-strategy.mjs.
#pragma once

#include <memory>
#include <string_view>

#include "api/job.hpp"

namespace sg {

/// {"certificate":"strategy", ...}, its shape is web/engine/types.d.ts; {"status":"limit"} where the meter refuses, or a winner
/// is not found. Throws InputError.
std::unique_ptr<Job> strategy(std::string_view address, std::string_view play);

}  // namespace sg
