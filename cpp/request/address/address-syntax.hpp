// What the text of a position is made of, whatever is wrong with it: its components, and in each a game, its rules, a position.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace sg {

class Json;

/// What the text of a component says: `game` is `id` with `rules` in brackets. Nothing where there is none.
struct ComponentText {
  std::optional<std::string_view> game = {}, id = {}, rules = {}, position = {};

  /// Of a game as it is printed.
  static ComponentText of(std::string_view game);
  /// As fields of an object that has been begun.
  void write(Json& json) const;
};

/// The text, or null where it is longer than 65 536 bytes.
void write_echo(Json& json, std::string_view key, std::optional<std::string_view> text);

/// {"components": [{"from", "to", "game", "id", "rules", "position"}]}, the places in UTF-16 units of `raw`. A game that can be read
/// is as it is printed, an alias as it is typed; of any other `game` is null, and `id` where no game has it. Throws InputError past
/// 1000 components.
std::string outline(std::string_view raw);

}  // namespace sg
