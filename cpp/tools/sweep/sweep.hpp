// `sg-sweep`: a table of the misere quotients of all octal codes of two and three digits, a row a line, in a file that a later run goes
// on with, or checked against rows that are made anew and certificates of them. A program of its own: all of it takes half an hour.
#pragma once

#include <string>
#include <vector>

#include "core/game/meter.hpp"

namespace sg {

/// `words` of the command line. The exit code: 0 all done, 1 a row that is refused, 3 where `watch` stopped it. Throws InputError and
/// CommandError.
int sweep(const std::vector<std::string>& words, const Meter::Watch& watch);

}  // namespace sg
