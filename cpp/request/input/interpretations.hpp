// Addresses that a typed text may stand for, from the name of a game, its rules and its position as people write them.
// Nothing is decided here: resolve.cpp takes the first that can be read.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "request/input/named-games.hpp"

namespace sg {

/// Game with the addresses that a text may stand for, the likeliest first.
struct Interpretation {
  const NamedGame* game;  // null for a game that is not in the catalogue
  std::vector<std::string> texts;
};

/// Context of a text: `current` is the game to which bare numbers belong, as in an address, or empty; a text is a
/// position, or a game without one.
struct InputContext {
  std::string_view current;
  bool is_game;
};

struct Interpretations {
  std::vector<Interpretation> matches;       // several if a name is of several games
  std::string likeliest;                     // text whose fault is reported if none can be read
  std::vector<Interpretation> alternatives;  // of a misspelt name, or the games nearest to one that is missing
  const MissingGame* missing = nullptr;      // game that the text names and that is not here
  std::vector<Interpretation> examples;      // of the game that is named, or of the current one
};

/// Interprets a plain text (plain_text()) that is no sum.
Interpretations interpret(std::string_view text, const InputContext& context);

}  // namespace sg
