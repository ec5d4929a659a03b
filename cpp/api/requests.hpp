// Requests in, JSON documents out: the shapes are web/engine/types.d.ts.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "api/analysis.hpp"

namespace sg {

/// {"error": ...} for anything thrown inside `request`, its own document otherwise.
std::string guarded(const std::function<std::string()>& request);

std::string catalog();
/// {"game": …, "rules": …, "gloss": …}: the rules of a game sign by sign, none where they are no code.
std::string glossed(std::string_view game);
/// What may follow a prefix, and what of it can lead to a move that the analysis knows to win.
std::string touchable(Analysis& analysis, std::string_view prefix);
std::string touchable(std::string_view address, std::string_view prefix, std::string_view play);
/// {"address": ...} after a whole touch.
std::string played(std::string_view address, std::string_view touch, std::string_view play);
/// A hash of every value of every game up to its `checked_to`, over all samples of its parameters.
std::string signature();

}  // namespace sg
