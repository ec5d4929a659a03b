// Commands read from standard input, one on each line, which saves a process for each.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace sg {

/// Returns the words of a line that is a JSON array of strings. Throws CommandError.
std::vector<std::string> words_of_line(const std::string& line);

/// Passes each line of standard input to `answer`, which writes to standard output and returns an exit code; then
/// writes and flushes a line {"exit": code, "text": all that `answer` wrote}. For `answer` standard input is empty, so
/// that no command reads the lines to come. Returns 0.
int answer_lines(const std::function<int(const std::string&)>& answer);

}  // namespace sg
