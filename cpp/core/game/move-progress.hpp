// Progress of a search through the moves of the position that it is for.
#pragma once

#include <cstddef>

namespace sg {

struct MoveProgress {
  std::size_t examined = 0, of = 0;  // moves
};

}  // namespace sg
