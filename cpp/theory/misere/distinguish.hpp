// Search for a game that distinguishes two misere forms: in the sum with it one of them is lost and the other won.
#pragma once

#include "theory/misere/forms.hpp"

namespace sg::misere {

/// Returns the first born of the 22 games born by day 4 that distinguishes a and b; nullopt if none does or the meter
/// refuses.
std::optional<Form> distinguishing_game(Forms& forms, Form a, Form b, Meter& meter);

}  // namespace sg::misere
