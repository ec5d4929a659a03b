// Verb `sg explore STATE -- PROGRAM`: solves a game whose moves come from a program of the user. The program reads a
// state on each line of its standard input and answers with the options, a line each, and an empty line. An option that
// is a sum of states has " + " between them, and a line "|" stands between Left's options and Right's. Only the command
// has this verb, as a page starts no programs.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "request/boundary/verb.hpp"

namespace sg {

/// Function that answers another verb. Throws InputError.
using RunVerb = std::function<Reply(const Verb&, const Verb::Given&)>;

struct Explored {
  const Verb* verb = nullptr;  // verb that made the reply; null if the reply is the help text
  Reply reply = {};
};
/// Runs the verb with the words after "explore". Throws InputError and CommandError.
Explored explore(const std::vector<std::string>& words, const RunVerb& run);

}  // namespace sg
