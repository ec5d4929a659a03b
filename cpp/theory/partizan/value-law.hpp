// Values that a theorem gives of positions, which are else found by the moves of both players.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "core/game/game.hpp"
#include "theory/partizan/forms.hpp"

namespace sg::partizan {

/// Of a position with Left to move; nothing where the theorem does not reach. Throws Interrupted.
using ValueLaw = std::optional<Form> (*)(Forms&, const Position&);

/// A constant of a ruleset's file enrols its law, by the id of the ruleset.
class EnrolledLaw {
 public:
  EnrolledLaw(std::string_view id, ValueLaw law);

 private:
  friend ValueLaw law_of(std::string_view id);
  std::string_view id_;
  ValueLaw law_;
  const EnrolledLaw* next_;
};

/// Null where there is none.
ValueLaw law_of(std::string_view id);

/// What the law of a game, or of a negative, has told, which costs nothing again.
class ByLaw {
 public:
  ByLaw(Forms& forms, const Game& game);
  std::optional<Form> value(const Position& position);

 private:
  Forms& forms_;
  ValueLaw law_;
  bool is_negative_;
  std::unordered_map<std::string, std::optional<Form>> told_;  // by key
};

}  // namespace sg::partizan
