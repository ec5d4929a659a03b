// A command line as a request: which verb, with what, and how its answer is to be written.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/process.hpp"

namespace sg {

struct Command {
  const Verb* verb = nullptr;
  Verb::Given given = {};
  bool for_people = false;  // text instead of documents
  std::string help = {};    // asked for; there is nothing else then
};

/// `words` behind the command's own name; `is_terminal`: the answer is read by a person. Throws CommandError.
Command read_command(const std::vector<std::string>& words, bool is_terminal);

/// The word of the command line that gave a parameter.
std::optional<std::size_t> word_of(const std::vector<std::string>& words, const Verb& verb,
                                   const std::string& parameter);

}  // namespace sg
