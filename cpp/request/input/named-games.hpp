// All games by all their names, in every language of the page, and well-known games that are not here with those that
// are nearest to them. The names are those of web/text, from which `npm run notation` writes names.def.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sg {

/// Normalized name (name_keys()); the smaller its rank, the more likely it means the game.
struct NameKey {
  std::string text;
  unsigned rank;
};

/// Game that can be named: of the catalogue, or a family that the catalogue lists only with rules.
struct NamedGame {
  std::string game;  // as it stands in an address before the colon
  std::string_view id;
  std::string_view rules;   // empty without rules
  std::string_view family;  // id to which rules in brackets are added; empty if the game takes none
  bool is_alias;
  std::string_view sample;
  std::vector<NameKey> keys;
};

/// Well-known game that is not here.
struct MissingGame {
  std::vector<std::pair<std::string_view, std::string_view>> names;  // the usual name by language, English first
  std::vector<std::string> keys;
  std::vector<std::string_view> near;  // ids of the nearest games, the nearest first
};

/// Returns all games that can be named, in the order of the catalogue.
const std::vector<NamedGame>& named_games();
/// Returns the game of this id, or the first game with rules of a family; null if there is none.
const NamedGame* named_game(std::string_view id);

/// Returns the games that a name may mean: several only if they rank equally.
std::vector<const NamedGame*> games_by_name(std::string_view name);
/// Returns at most three games whose names are nearest to a misspelt one, the nearest first.
std::vector<const NamedGame*> games_near(std::string_view name);
/// Returns the missing game of this name, which may be misspelt if `is_tolerant`; null if there is none.
const MissingGame* missing_game(std::string_view name, bool is_tolerant);

}  // namespace sg
