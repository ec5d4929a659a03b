// `sg explore STATE -- PROGRAM`: a game whose moves a program tells. It is asked on its standard input, a state a line, and answers
// with the options, a line each, and an empty line; an option that is a sum of states has " + " between them, and a
// line "|" stands between Left's options and Right's. A verb of the
// command alone, as a page starts no programs.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "request/boundary/verb.hpp"

namespace sg {

/// How the other verbs are answered. Throws InputError.
using RunVerb = std::function<Reply(const Verb&, const Verb::Given&)>;

struct Explored {
  const Verb* verb = nullptr;  // whose document the reply is; null where it is the help that was asked for
  Reply reply = {};
};
/// `words` behind "explore". Throws InputError and CommandError.
Explored explore(const std::vector<std::string>& words, const RunVerb& run);

}  // namespace sg
