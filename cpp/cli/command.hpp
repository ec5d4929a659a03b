// A command line as a request: which verb, with what, and how its answer is to be written.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "request/boundary/verb.hpp"

namespace sg {

/// Error of a command line, with the word of it, counted from 1; nullopt if no single word is wrong.
class CommandError : public UsageError {
 public:
  CommandError(std::optional<std::size_t> word, UsageError error) : UsageError(std::move(error)), word(word) {}
  CommandError(std::optional<std::size_t> word, Phrase expected)
      : CommandError(word, UsageError(ErrorCode::bad_request, "", std::move(expected))) {}
  void write(Json& json) const override;

  std::optional<std::size_t> word;
};

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
