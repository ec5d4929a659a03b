// The document that answers an `analyze` (docs/notation.md, "The answer").
#pragma once

#include <string>
#include <string_view>

#include "request/analysis/analysis.hpp"
#include "request/boundary/job.hpp"

namespace sg {

std::string_view text_of(Justification ground);
/// As far as it is known; what has not been done yet is left.
Reply answer(Analysis& analysis);

}  // namespace sg
