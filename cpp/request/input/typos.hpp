// Typing errors: letters inserted, dropped, changed or swapped with their neighbour.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace sg {

/// Returns the number of errors by which one text is mistyped as the other; nullopt if there are more than one in four
/// letters or three Chinese characters, or than two. A number is never mistyped.
std::optional<std::size_t> typos_between(std::string_view typed, std::string_view meant);
/// Returns the number of errors by which a beginning of `meant` is mistyped as `typed`, likewise.
std::optional<std::size_t> typos_in_beginning(std::string_view typed, std::string_view meant);

}  // namespace sg
