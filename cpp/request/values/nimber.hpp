// Arithmetic with nimbers below 2^64: 7*9+3 as a text, worked out.
// Grammar  + is the nim-sum, * the product, / the quotient, ^ an ordinary natural exponent, which binds first, and sqrt(..)
//          the one root.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace sg {

/// {"expression": …, "value": …}. Throws InputError with `at` in UTF-16 units of the text.
std::string nimber(std::string_view expression);

/// {"operation": "sum" or "product", "row": …, "column": …, "values": [[…]]}: a square of so many rows and columns from the
/// corner on, "0,0". Throws InputError.
std::string nimber_table(std::string_view operation, std::string_view corner, std::uint64_t side);

}  // namespace sg
