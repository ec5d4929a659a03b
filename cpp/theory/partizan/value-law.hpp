// Values of positions by a theorem of their game, which would otherwise be computed from the moves of both players.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "core/game/game.hpp"
#include "theory/partizan/forms.hpp"

namespace sg::partizan {

/// Returns the value of a position with Left to move, or nullopt if the theorem does not apply. Throws Interrupted.
using ValueLaw = std::optional<Form> (*)(Forms&, const Position&);

/// Registration of a law under the id of its ruleset, by a constant in the file of the ruleset.
class EnrolledLaw {
 public:
  EnrolledLaw(std::string_view id, ValueLaw law);

 private:
  friend ValueLaw law_of(std::string_view id);
  std::string_view id_;
  ValueLaw law_;
  const EnrolledLaw* next_;
};

/// Returns the law that is registered for a ruleset, or null.
ValueLaw law_of(std::string_view id);

/// Memoised values by the law of a game, or of the negative of one.
class ByLaw {
 public:
  ByLaw(Forms& forms, const Game& game);
  /// Returns nullopt if there is no law or it does not apply.
  std::optional<Form> value(const Position& position);

 private:
  Forms& forms_;
  ValueLaw law_;
  bool is_negative_;
  std::unordered_map<std::string, std::optional<Form>> values_;  // by the key of the position
};

}  // namespace sg::partizan
