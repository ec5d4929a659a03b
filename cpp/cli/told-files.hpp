// Games told by files before a command: `sg --told FILE VERB ...`.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/process.hpp"

namespace sg {

/// Takes `--told FILE` or `--told NAME=FILE` off the beginning of the words, as often as it stands there, and tells
/// each game, which is explored(NAME) or partizan-explored(NAME) from then on; NAME is that of the file without its
/// ending. Returns the reply of the first game that is not told to its end; nullopt if all are. Throws CommandError at
/// the word of a file that cannot be read or of a name that is none.
std::optional<Reply> tell_files(std::vector<std::string>& words);

}  // namespace sg
