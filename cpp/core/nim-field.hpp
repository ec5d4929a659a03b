// The field of nimbers below 2^64: addition is xor, multiplication the mex product of Turning Corners.
// Theorem  for F = 2^(2^k) and a, b < F: a F is the ordinary product, F F = F + F/2 (sums are xors). So every operation
//          on twice the width is a few on halves.
// Source   Conway 1976, ch. 6; Lenstra 1978
// Cost     a product about 30 look-ups in 768 bytes of tables that the compiler writes; a quotient about three products
#pragma once

#include "core/nimber.hpp"

namespace sg {

Nimber nim_product(Nimber a, Nimber b);
/// The nimber whose product with `a` is 1; `a` is not 0.
Nimber nim_inverse(Nimber a);
/// `b` is not 0.
Nimber nim_quotient(Nimber a, Nimber b);
/// The product of `exponent` times `a`; 1 for none.
Nimber nim_power(Nimber a, std::uint64_t exponent);
/// The one nimber whose square is `a`.
Nimber nim_root(Nimber a);

}  // namespace sg
