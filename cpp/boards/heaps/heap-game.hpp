// Games on heaps as parameters of another game: kayles, take-and-break(0.137), heap-rule(n -> n-1).
#pragma once

#include "core/game/game.hpp"

namespace sg {

/// Reads the name of a game whose positions are heaps, with its rules, up to the end of the reader. Throws InputError,
/// also for a game that a move can end at once.
GamePtr read_heap_game(Reader& reader);

}  // namespace sg
