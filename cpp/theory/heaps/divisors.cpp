#include "theory/heaps/divisors.hpp"

#include <algorithm>
#include <array>
#include <functional>

#include "core/game/small-sort.hpp"

namespace sg {
namespace {

/// Least prime factor of each composite number, which is below 1000; 0 for a prime.
const std::vector<std::uint16_t>& least_factors() {
  static const std::vector<std::uint16_t> least = [] {
    std::vector<std::uint16_t> sieve(static_cast<std::size_t>(most_factored) + 1, 0);
    for (std::uint16_t p = 2; std::uint64_t{p} * p <= most_factored; ++p) {
      if (sieve[p] != 0) continue;
      for (std::size_t n = std::size_t{p} * p; n < sieve.size(); n += p)
        if (sieve[n] == 0) sieve[n] = p;
    }
    return sieve;
  }();
  return least;
}

struct Power {
  std::uint64_t prime;
  unsigned exponent;
};

std::vector<Power> factored(std::uint64_t n) {
  std::vector<Power> powers;
  while (n > 1) {
    const std::uint16_t least = least_factors()[static_cast<std::size_t>(n)];
    Power power{least == 0 ? n : least, 0};
    for (; n % power.prime == 0; n /= power.prime) ++power.exponent;
    powers.push_back(power);
  }
  return powers;
}

}  // namespace

bool is_small_prime(std::uint64_t n) { return n > 1 && least_factors()[static_cast<std::size_t>(n)] == 0; }

std::vector<std::uint64_t> proper_divisors(std::uint64_t n) {
  std::vector<std::uint64_t> divisors{1};
  for (const auto& [prime, exponent] : factored(n)) {
    const std::size_t before = divisors.size();
    for (std::size_t i = 0; i < before * exponent; ++i) divisors.push_back(divisors[i] * prime);
  }
  std::sort(divisors.begin(), divisors.end());
  divisors.pop_back();
  return divisors;
}

std::uint64_t with_least_primes(std::uint64_t n) {
  constexpr std::array<std::uint64_t, 7> primes{2,  3,  5, 7,
                                                11, 13, 17};  // with one more their product passes the bound
  std::vector<unsigned> exponents;
  for (const Power& power : factored(n)) exponents.push_back(power.exponent);
  put_in_order(exponents, std::greater<>{});
  std::uint64_t out = 1;
  for (std::size_t i = 0; i < exponents.size(); ++i)
    for (unsigned e = 0; e < exponents[i]; ++e) out *= primes[i];
  return out;
}

}  // namespace sg
