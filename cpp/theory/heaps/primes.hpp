// Primes and factorisations: up to a million by a sieve that is made once, beyond it by the test of Miller and Rabin and
// Pollard's rho.
#pragma once

#include <cstdint>
#include <vector>

namespace sg {

inline constexpr std::uint64_t most_sieved = 1'000'000;

/// Returns true for a prime n; n below 2^63.
bool is_prime(std::uint64_t n);

struct PrimePower {
  std::uint64_t prime;
  unsigned exponent;
};

/// Returns the prime powers whose product is n, in any order; n from 1 to 2^61. Beyond `most_sieved` that takes up to
/// some 100,000 turns.
std::vector<PrimePower> factorisation(std::uint64_t n);

}  // namespace sg
