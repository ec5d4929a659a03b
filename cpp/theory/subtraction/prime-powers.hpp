// Powers of primes, 1 among them, in ascending order: a sieve, segment by segment, that can be stopped at any time.
#pragma once

#include <cstdint>
#include <functional>

namespace sg {

/// Visits every prime power up to `most`, until the visitor returns false; then returns false.
bool each_prime_power(std::uint64_t most, const std::function<bool(std::uint64_t)>& visit);

}  // namespace sg
