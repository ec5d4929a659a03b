// An answer as text that a person reads in a terminal.
#pragma once

#include <string>

#include "request/boundary/verb.hpp"

namespace sg {

/// Lines that end with a line break.
std::string for_people(const Verb& verb, const Reply& reply);

}  // namespace sg
