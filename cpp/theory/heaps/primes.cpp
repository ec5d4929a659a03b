#include "theory/heaps/primes.hpp"

#include <algorithm>
#include <iterator>
#include <numeric>

#include "core/text/minsize.hpp"

namespace sg {
namespace {

using Wide = unsigned __int128;

/// Least prime factor of each composite number, which is below 1000; 0 for a prime.
const std::vector<std::uint16_t>& least_factors() {
  static const std::vector<std::uint16_t> least = [] {
    std::vector<std::uint16_t> sieve(static_cast<std::size_t>(most_sieved) + 1, 0);
    for (std::uint16_t p = 2; std::uint64_t{p} * p <= most_sieved; ++p) {
      if (sieve[p] != 0) continue;
      for (std::size_t n = std::size_t{p} * p; n < sieve.size(); n += p)
        if (sieve[n] == 0) sieve[n] = p;
    }
    return sieve;
  }();
  return least;
}

std::uint64_t product(std::uint64_t a, std::uint64_t b, std::uint64_t modulus) {
  return static_cast<std::uint64_t>(Wide{a} * b % modulus);
}

std::uint64_t power(std::uint64_t base, std::uint64_t exponent, std::uint64_t modulus) {
  std::uint64_t out = 1;
  for (; exponent > 0; exponent /= 2) {
    if (exponent % 2 == 1) out = product(out, base, modulus);
    base = product(base, base, modulus);
  }
  return out;
}

/// Test of Miller and Rabin: no composite number below 2^64 passes it with these bases (Sorenson and Webster 2017).
SG_MINSIZE bool is_large_prime(std::uint64_t n) {
  constexpr std::uint64_t bases[] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};
  if (std::any_of(std::begin(bases), std::end(bases), [n](std::uint64_t p) { return n % p == 0; })) return false;
  std::uint64_t odd = n - 1;
  unsigned twos = 0;
  for (; odd % 2 == 0; odd /= 2) ++twos;
  return std::all_of(std::begin(bases), std::end(bases), [&](std::uint64_t base) {
    std::uint64_t x = power(base, odd, n);
    if (x == 1 || x == n - 1) return true;
    for (unsigned i = 1; i < twos; ++i) {
      x = product(x, x, n);
      if (x == n - 1) return true;
    }
    return false;
  });
}

/// Returns a factor of a composite number between 1 and the number, by the rho of Pollard 1975: two walks x -> x² + c,
/// one twice as fast, meet modulo a factor after about the square root of it; where they meet modulo all of n, another
/// c is tried.
SG_MINSIZE std::uint64_t factor_of(std::uint64_t n) {
  for (std::uint64_t c = 1;; ++c) {
    const auto next = [&](std::uint64_t x) { return (product(x, x, n) + c) % n; };
    std::uint64_t slow = 2, fast = 2, factor = 1;
    while (factor == 1) {
      slow = next(slow);
      fast = next(next(fast));
      factor = std::gcd(slow < fast ? fast - slow : slow - fast, n);
    }
    if (factor != n) return factor;
  }
}

}  // namespace

bool is_prime(std::uint64_t n) {
  return n > most_sieved ? is_large_prime(n) : n > 1 && least_factors()[static_cast<std::size_t>(n)] == 0;
}

SG_MINSIZE std::vector<PrimePower> factorisation(std::uint64_t n) {
  std::vector<PrimePower> powers;
  std::vector<std::uint64_t> factors{n};
  while (!factors.empty()) {
    const std::uint64_t next = factors.back();
    factors.pop_back();
    if (next == 1) continue;
    std::uint64_t divisor = next;
    if (next <= most_sieved) {
      if (const std::uint16_t least = least_factors()[static_cast<std::size_t>(next)]) divisor = least;
    } else if (!is_large_prime(next)) {
      divisor = factor_of(next);
    }
    if (divisor != next) {
      factors.insert(factors.end(), {next / divisor, divisor});
      continue;
    }
    const auto known = std::find_if(powers.begin(), powers.end(), [&](const auto& one) { return one.prime == next; });
    if (known == powers.end())
      powers.push_back({next, 1});
    else
      ++known->exponent;
  }
  return powers;
}

}  // namespace sg
