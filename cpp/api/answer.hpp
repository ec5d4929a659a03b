// The document that answers an `analyze` (docs/notation.md, "The answer").
#pragma once

#include <string>

#include "api/analysis.hpp"

namespace sg {

/// As far as it is known.
std::string answer(Analysis& analysis);

}  // namespace sg
