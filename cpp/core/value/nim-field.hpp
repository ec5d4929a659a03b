// Field of nimbers below 2^64: addition is xor, multiplication the mex product of Turning Corners.
// Theorem  for F = 2^(2^k) and a, b < F: a F is the ordinary product, F F = F + F/2 (sums are xors). So every operation
//          on twice the width is a few on halves. And fields of 2^64 elements are isomorphic, so 64 bits are multiplied
//          as polynomials over GF(2) modulo x^64 + x^4 + x^3 + x + 1: x goes to a nimber that is a root of it.
// Source   Conway 1976, ch. 6; Lenstra 1978; polynomials by windows of 4 bits: Brent, Gaudry, Thomé, Zimmermann 2008
// Cost     a product is 24 look-ups in tables of 32 KiB, which the first one fills in microseconds, and 16 in multiples
//          of b; an inverse is about 50 look-ups in 768 bytes of constants
#pragma once

#include "core/value/nimber.hpp"

namespace sg {

/// Least of the 64 roots of x^64 + x^4 + x^3 + x + 1.
constexpr Nimber nim_theta = 4623091020647089842u;

Nimber nim_product(Nimber a, Nimber b);
/// Returns the nimber whose product with `a` is 1; requires a != 0.
Nimber nim_inverse(Nimber a);
/// Returns the product of `a` and the inverse of `b`; requires b != 0.
Nimber nim_quotient(Nimber a, Nimber b);
/// Returns the product of `exponent` factors `a`; 1 if there are none.
Nimber nim_power(Nimber a, std::uint64_t exponent);
/// Returns the one nimber whose square is `a`.
Nimber nim_root(Nimber a);

}  // namespace sg
