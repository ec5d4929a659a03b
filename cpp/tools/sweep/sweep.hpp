// Program `sg-sweep`: tabulates the misere quotients of all octal codes of at most two or three digits, a row a line,
// in a file that a later run continues; or checks such a file against rows computed anew and by their certificates.
#pragma once

#include <string>
#include <vector>

#include "core/game/meter.hpp"

namespace sg {

/// Runs the program with the words of its command line. Returns the exit code: 0 all done, 1 a row was refused, 3
/// stopped by `watch` or for lack of memory. Throws InputError and CommandError.
int sweep(const std::vector<std::string>& words, const Meter::Watch& watch);

}  // namespace sg
