// Words of a command line that stand for one position or game: `sg nim 3 5 7`.
#pragma once

#include <string>
#include <vector>

namespace sg {

/// Returns the words with the position, or the game, as one of them: both "nim 3 5 7" and "analyze nim 3 5 7" give
/// "analyze" and "nim 3 5 7", before the options. Words that stand for no position stay as they are.
std::vector<std::string> with_position(std::vector<std::string> words);

}  // namespace sg
