// Text of misere canonical forms, in two notations.
// List      "[[2,3],1,2,3]": a heap of Nim as its number, any other game as its options.
// Printed   as CGSuite prints them, "*[2[2]321]": options side by side, the latest born first, in parentheses if they
//           are such lists themselves; G# has the only option G, and g[#1] is built of g step by step: # as above, a
//           number n adds a heap of n.
// Source    winningways, ch. 13; cgsuite
#pragma once

#include <optional>
#include <string>

#include "theory/misere/forms.hpp"

namespace sg::misere {

struct FormText {
  std::string list, printed;
};
/// Returns both texts; nullopt if one would be too long, there are too many followers, or the meter refuses.
std::optional<FormText> text_of(Forms& forms, Form form, Meter& meter);

}  // namespace sg::misere
