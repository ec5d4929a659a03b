// Moves as text and in documents: touches that are read and written, and what a move does, in words.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "solve/sum/move.hpp"

namespace sg {

/// Decimal elements separated by commas.
Touch read_touch(std::string_view text);
/// The field "touch" of an object that has been begun.
void write_touch(Json& json, const Touch& touch);

/// A move as it is told.
struct MoveText {
  struct Part {
    std::optional<std::size_t> component;  // in a sum of several
    Phrase does;
  };
  Touch touch;
  std::vector<Part> parts;  // one for each touch that it is made of
};
MoveText describe_move(const Sum& sum, const Move& move, Play play);
/// The fields "touch", "text" and "parts" of an object that has been begun; answers how many bytes the last took.
std::size_t write_move(Json& json, const MoveText& move);

}  // namespace sg
