// Catalog of the games and of the contest problems.
#pragma once

#include <string>
#include <string_view>

namespace sg {

/// Returns {"games": […], "problems": […]}: each family without parameters, each alias, each contest problem with its
/// sample.
std::string catalog();
/// Returns {"game": …, "rules": …, "gloss": […]}: the rules of a game explained sign by sign, with no signs if they are
/// not a code. Throws InputError.
std::string glossed(std::string_view game);

}  // namespace sg
