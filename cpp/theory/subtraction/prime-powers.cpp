#include "theory/subtraction/prime-powers.hpp"

#include <algorithm>
#include <vector>

#include "core/value/nimber.hpp"
#include "theory/heaps/primes.hpp"

namespace sg {
namespace {

constexpr std::uint64_t segment = 1 << 16;

}  // namespace

bool each_prime_power(std::uint64_t most, const std::function<bool(std::uint64_t)>& visit) {
  std::vector<std::uint64_t> primes;  // primes whose squares are in the segments so far
  std::uint64_t next = 2;             // next candidate for `primes`
  for (Count from = 0; from <= most; from += segment) {
    const Count end = std::min<Count>(from + segment, Count{most} + 1);
    for (; Count{next} * next < end; ++next)
      if (is_prime(next)) primes.push_back(next);
    std::vector<bool> composite(static_cast<std::size_t>(end - from), false);
    for (const std::uint64_t p : primes) {
      const Count first = std::max<Count>(Count{p} * p, (from + p - 1) / p * p);
      for (Count n = first; n < end; n += p) composite[static_cast<std::size_t>(n - from)] = true;
      for (Count power = Count{p} * p; power < end; power *= p)
        if (power >= from) composite[static_cast<std::size_t>(power - from)] = false;
    }
    for (Count n = std::max<Count>(from, 1); n < end; ++n)
      if (!composite[static_cast<std::size_t>(n - from)] && !visit(static_cast<std::uint64_t>(n))) return false;
  }
  return true;
}

}  // namespace sg
