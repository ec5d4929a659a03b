// Commands from standard input, one on each line: what else would start a process for each.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace sg {

/// The words of a line that is a JSON array of strings. Throws CommandError.
std::vector<std::string> words_of_line(const std::string& line);

/// Each line of standard input is given to `answer`, which writes to standard output and returns an exit code; written is a line
/// {"exit": code, "text": all that it wrote}, at once. No command reads of the lines to come. Returns 0.
int answer_lines(const std::function<int(const std::string&)>& answer);

}  // namespace sg
