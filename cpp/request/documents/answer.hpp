// Document that answers an `analyze` (docs/notation.md, "The answer").
#pragma once

#include <string>
#include <string_view>

#include "request/analysis/analysis.hpp"
#include "request/boundary/job.hpp"

namespace sg {

/// Returns the name of a ground in documents.
std::string_view text_of(Justification ground);
/// Ends the analysis and returns what is known by then: limited if the position is not solved.
Reply answer(Analysis& analysis);

}  // namespace sg
