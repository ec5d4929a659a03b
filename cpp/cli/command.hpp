// Parser of the command line into a verb, its arguments and the format of the answer.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/process.hpp"

namespace sg {

struct Command {
  const Verb* verb = nullptr;
  Verb::Given given = {};
  bool for_people = false;  // true if text is written instead of documents
  std::string help = {};    // help text if help is requested, else empty; all else is unset then
};

/// Parses the words after the name of the command. `is_terminal`: standard output is a terminal, where text is
/// the default format instead of JSON. Throws CommandError.
Command read_command(const std::vector<std::string>& words, bool is_terminal);

/// Returns the index, from 1, of the word that sets a parameter; nullopt if no word does.
std::optional<std::size_t> word_of(const std::vector<std::string>& words, const Verb& verb,
                                   const std::string& parameter);

}  // namespace sg
