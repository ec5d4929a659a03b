// Divisors of a number.
#pragma once

#include <cstdint>
#include <vector>

namespace sg {

/// Returns the divisors of n below n, ascending; n from 1 to 2^61.
std::vector<std::uint64_t> proper_divisors(std::uint64_t n);

/// Returns the least number whose prime factorisation has the same exponents, in any order: its divisors form the same
/// lattice. n from 1 to a million.
std::uint64_t with_least_primes(std::uint64_t n);

}  // namespace sg
