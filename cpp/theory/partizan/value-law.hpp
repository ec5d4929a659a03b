// Values that a theorem gives of positions, which are else found by the moves of both players.
#pragma once

#include <optional>
#include <string_view>

#include "core/game/position.hpp"
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

}  // namespace sg::partizan
