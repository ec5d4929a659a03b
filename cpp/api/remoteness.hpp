// How long a game lasts where the winner hurries and the loser delays, and the moves that do so.
#pragma once

#include <string>
#include <string_view>

namespace sg {

/// {"address", "play", "wins", "remoteness", "moves"}, its shape is web/engine/types.d.ts; {"status":"limit"} where more than
/// `budget` positions and moves would have to be looked at, or a winner is not found. Throws InputError.
std::string remoteness(std::string_view address, std::string_view play, std::uint64_t budget);

}  // namespace sg
