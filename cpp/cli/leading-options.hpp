// Options before a verb: `sg --told FILE --cells-from 1 VERB ...`.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/process.hpp"

namespace sg {

/// Takes the options off the beginning of the words, as often as they stand there, and follows them.
/// `--told FILE` or `--told NAME=FILE` tells a game, which is explored(NAME) or partizan-explored(NAME) from then on; NAME
/// is that of the file without its ending. `--cells-from N` sets from where the names of cells count. Returns the reply
/// of the first game that is not told to its end, else nullopt. Throws CommandError at the word of a file that cannot be
/// read, of a name that is none or of another number.
std::optional<Reply> take_leading_options(std::vector<std::string>& words);

}  // namespace sg
