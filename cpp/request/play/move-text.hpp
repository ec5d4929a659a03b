// Moves as text and in documents: touches that are read and written, and descriptions of moves.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "solve/sum/move.hpp"

namespace sg {

/// Reads decimal elements separated by commas. Throws InputError.
Touch read_touch(std::string_view text);
/// Writes the field "touch" of an object that has been begun.
void write_touch(Json& json, const Touch& touch);

/// Description of a move.
struct MoveText {
  struct Part {
    std::optional<std::size_t> component;  // index, in a sum of several
    Phrase does;
  };
  Touch touch;
  std::vector<Part> parts;  // one for each touch of the move
};
MoveText describe_move(const Sum& sum, const Move& move, Play play);
/// Writes the fields "touch", "text" and "parts" of an object that has been begun; returns the number of bytes of the
/// last.
std::size_t write_move(Json& json, const MoveText& move);

}  // namespace sg
