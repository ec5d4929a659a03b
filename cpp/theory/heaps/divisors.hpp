// Divisors of small numbers, by a sieve of least prime factors that is made once.
#pragma once

#include <cstdint>
#include <vector>

namespace sg {

inline constexpr std::uint64_t most_factored = 1'000'000;

/// Returns true for a prime n; n up to `most_factored`.
bool is_small_prime(std::uint64_t n);

/// Returns the divisors of n below n, ascending; n from 1 to `most_factored`.
std::vector<std::uint64_t> proper_divisors(std::uint64_t n);

/// Returns the least number whose prime factorisation has the same exponents, in any order: its divisors form the same
/// lattice.
std::uint64_t with_least_primes(std::uint64_t n);

}  // namespace sg
