// The field of nimbers below 2^64: addition is xor, multiplication the mex product of TwoPlayer Corners.
// Theorem  for F = 2^(2^k) and a, b < F: a F is the ordinary product, F F = F + F/2 (sums are xors). So every operation
//          on twice the width is a few on halves. And fields of 2^64 elements are isomorphic, so 64 bits are multiplied
//          as polynomials over GF(2) modulo x^64 + x^4 + x^3 + x + 1: x goes to a nimber that is a root of it.
// Source   Conway 1976, ch. 6; Lenstra 1978; polynomials by windows of 4 bits: Brent, Gaudry, Thomé, Zimmermann 2008
// Cost     a product is 24 look-ups in 32 KiB that the first one makes in microseconds, and 16 in multiples of b; an
//          inverse about 50 in 768 bytes that the compiler writes
#pragma once

#include "core/value/nimber.hpp"

namespace sg {

/// The least of the 64 roots of x^64 + x^4 + x^3 + x + 1.
constexpr Nimber nim_theta = 4623091020647089842u;

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
