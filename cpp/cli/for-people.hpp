// Formatter of answers as text for a person at a terminal.
#pragma once

#include <string>

#include "request/boundary/verb.hpp"

namespace sg {

/// Returns the text of a reply, each line with a line break at its end; a document that cannot be parsed is returned
/// unchanged.
std::string for_people(const Verb& verb, const Reply& reply);

}  // namespace sg
