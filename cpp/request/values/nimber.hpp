// Arithmetic with nimbers below 2^64: evaluates expressions such as 7*9+3, and makes tables of sums or products.
// Grammar  + is the nim-sum, * the product, / the quotient, ^ an ordinary natural exponent, which binds first, and
//          sqrt(..) the unique square root.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace sg {

/// Returns {"expression": …, "value": …}. Throws InputError with `at` in UTF-16 units of the text.
std::string nimber(std::string_view expression);

/// Returns {"operation": "sum" or "product", "row": …, "column": …, "values": [[…]]}: a square table with `side` rows,
/// 1 to 256. `corner` has its first row and column, as in "0,0". Throws InputError.
std::string nimber_table(std::string_view operation, std::string_view corner, std::uint64_t side);

}  // namespace sg
