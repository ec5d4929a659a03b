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

/// Returns the document of the progress through the moves of the position, the type `MoveProgress` of
/// web/engine/documents; null if it is not known.
std::string progress_document(Analysis& analysis);

}  // namespace sg
