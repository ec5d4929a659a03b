#include "theory/heaps/divisors.hpp"

#include <algorithm>
#include <array>
#include <functional>

#include "core/game/small-sort.hpp"
#include "theory/heaps/primes.hpp"

namespace sg {

std::vector<std::uint64_t> proper_divisors(std::uint64_t n) {
  std::vector<std::uint64_t> divisors{1};
  for (const auto& [prime, exponent] : factorisation(n)) {
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
  for (const PrimePower& power : factorisation(n)) exponents.push_back(power.exponent);
  put_in_order(exponents, std::greater<>{});
  std::uint64_t out = 1;
  for (std::size_t i = 0; i < exponents.size(); ++i)
    for (unsigned e = 0; e < exponents[i]; ++e) out *= primes[i];
  return out;
}

}  // namespace sg
