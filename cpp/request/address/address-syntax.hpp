// Outline of an address, valid or not: its components, and the game, the rules and the position in each.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace sg {

class Json;

/// Parts of a component's text, nullopt if absent: `game` is `id` with `rules` in brackets. They view the text.
struct ComponentText {
  std::optional<std::string_view> game = {}, id = {}, rules = {}, position = {};

  /// Returns the parts of a printed game.
  static ComponentText of(std::string_view game);
  /// Writes the members of a JSON object that was begun.
  void write(Json& json) const;
};

/// Writes the text under the key; null if it is absent or longer than 65 536 bytes.
void write_echo(Json& json, std::string_view key, std::optional<std::string_view> text);

/// Returns {"components": [{"from", "to", "game", "id", "rules", "position"}]}, with offsets in UTF-16 units of `raw`.
/// A game that can be read appears as it is printed, an alias as it was typed. Otherwise `game` is null, and so is `id`
/// if no game has it. Throws InputError past 1000 components.
std::string outline(std::string_view raw);

}  // namespace sg
