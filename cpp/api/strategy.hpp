// A winner's whole plan: the reply in every position that is won, and in every position that is lost each move that the other
// may try. Checked again without any theory by docs/check-strategy.mjs.
#pragma once

#include <string>
#include <string_view>

#include "api/address.hpp"

namespace sg {

/// {"certificate":"strategy", ...}, its shape is web/engine/types.d.ts; {"status":"limit"} where the plan has more than `budget`
/// positions and moves, or a winner is not found. Throws InputError.
std::string strategy(std::string_view address, std::string_view play, std::uint64_t budget);

}  // namespace sg
