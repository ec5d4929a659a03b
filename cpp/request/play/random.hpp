// Random position of a game, made from a word: the same word gives the same position everywhere.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace sg {

/// Returns {"address": ...}: one of the positions of `game` up to `size` in which there is a move. Equal positions
/// count once, and each is as likely as any other. `size` is in the units of the game's board (docs/notation.md), up to
/// the ruleset's `checked_to`. Throws InputError, also if there is no such position.
std::string random_position(std::string_view game, std::uint64_t size, std::string_view seed);

}  // namespace sg
