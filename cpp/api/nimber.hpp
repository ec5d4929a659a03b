// Arithmetic with nimbers below 2^64: 7*9+3 as a text, worked out.
// Grammar  + is the nim-sum, * the product, / the quotient, ^ an ordinary natural exponent, which binds first, and sqrt(..)
//          the one root.
#pragma once

#include <string>
#include <string_view>

namespace sg {

/// {"expression": …, "value": …}. Throws InputError with `at` in UTF-16 units of the text.
std::string nimber(std::string_view expression);

}  // namespace sg
