// The games and the contest problems that there are.
#pragma once

#include <string>
#include <string_view>

namespace sg {

/// {"games": […], "problems": […]}: each family without parameters, each alias, each problem with its sample.
std::string catalog();
/// {"game": …, "rules": …, "gloss": …}: the rules of a game sign by sign, none where they are no code. Throws InputError.
std::string glossed(std::string_view game);

}  // namespace sg
