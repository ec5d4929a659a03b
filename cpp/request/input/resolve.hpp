// Reader of what people type: the address that a text stands for, or what to type instead.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "request/input/interpretations.hpp"

namespace sg {

/// Text to type instead, and its game; null for a sum.
struct Suggestion {
  std::string text;
  const NamedGame* game;
};

struct ResolvedInput {
  std::optional<std::string> address;  // that the text is read as, as it is printed
  std::string likeliest;               // address that it would be if it is not read: its fault is that of its game
  bool is_misere = false;              // true if the text names this convention
  std::vector<Suggestion> offers = {};
  bool are_guesses = false;  // true if the offers are guesses at what is meant, false for examples of how it is written
  const MissingGame* missing = nullptr;  // game that is not here, to which the offers are the nearest
};

/// Resolves a text: a position or, if the context says so, a game without one. A text of more than 2000 characters or
/// twelve summands is not resolved. Throws InputError if it is not UTF-8.
ResolvedInput resolve_input(std::string_view raw, const InputContext& context);

}  // namespace sg
