// Formats in which a game's texts are written, as its ruleset or its board names them.
#pragma once

#include <string_view>

#include "core/game/ruleset.hpp"

namespace sg {

/// Returns what the ruleset says, or else its board; rules without a format of their own are text.
template <Ruleset G>
constexpr Formats formats_of() {
  Formats formats;
  if constexpr (requires { std::string_view(G::format); })
    formats.position = G::format;
  else if constexpr (requires { std::string_view(G::Position::format); })
    formats.position = G::Position::format;
  if constexpr (requires { std::string_view(G::pieces); }) formats.pieces = G::pieces;
  if constexpr (requires { std::string_view(G::rules_format); })
    formats.rules = G::rules_format;
  else if constexpr (Parametrised<G>)
    formats.rules = "text";
  return formats;
}

}  // namespace sg
