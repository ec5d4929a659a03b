// A game that tells two misere forms apart: beside it one of them is lost and the other won.
#pragma once

#include "theory/misere/forms.hpp"

namespace sg::misere {

/// The first born of the 22 games born by day 4 that does; nothing where none of them does, or the meter refuses.
std::optional<Form> told_apart_by(Forms& forms, Form a, Form b, Meter& meter);

}  // namespace sg::misere
