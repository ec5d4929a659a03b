// Process of a command: interrupts, limit of memory, output, and errors of the command line.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "request/boundary/memory.hpp"
#include "request/boundary/verb.hpp"

namespace sg {

/// Error in a command line, with the index of the wrong word, from 1; nullopt if no single word is wrong.
class CommandError : public UsageError {
 public:
  CommandError(std::optional<std::size_t> word, UsageError error) : UsageError(std::move(error)), word(word) {}
  CommandError(std::optional<std::size_t> word, Phrase expected)
      : CommandError(word, UsageError(ErrorCode::bad_request, "", std::move(expected))) {}
  void write(Json& json) const override;

  std::optional<std::size_t> word;
};

/// Watch that stops work after an interrupt, or reports that memory is full.
struct ProcessWatch {
  Meter::Signal operator()();
  MemoryWatch memory = {};
};

/// Writes a reply to standard output; returns its exit code: 0 answered, 2 refused, 3 limited, 4 program error.
int write_reply(const Reply& reply);

/// Writes the exception that is being handled to standard output; returns its exit code.
int write_error();

/// Returns the exit code of `run`, which gets the words of the command line, or of the error that it throws. Limits the
/// memory of the process. The first SIGINT or SIGTERM stops the work, the next one ends the process.
int run_process(int argc, char** argv, const std::function<int(const std::vector<std::string>&)>& run);

}  // namespace sg
