#include "theory/rules/number-set.hpp"

#include <algorithm>
#include <functional>

#include "core/text/minsize.hpp"
#include "theory/heaps/divisors.hpp"
#include "theory/rules/rule-terms.hpp"

namespace sg::rule {
namespace {

using Members = std::vector<std::int64_t>;
using Wide = unsigned __int128;

constexpr std::string_view names[] = {"primes", "squares", "cubes", "triangular", "fibonacci", "powers"};

/// Returns the k-th square, cube or triangular number.
std::int64_t member(NumberSet::Kind kind, std::int64_t k) {
  if (kind == NumberSet::Kind::squares) return k * k;
  if (kind == NumberSet::Kind::cubes) return k * k * k;
  return k * (k + 1) / 2;
}

/// Returns the first k from `low` on whose member is not below n; `high` if there is none below it.
std::int64_t place_of(NumberSet::Kind kind, std::int64_t n, std::int64_t low, std::int64_t high) {
  while (low < high) {
    const std::int64_t middle = low + (high - low) / 2;
    if (member(kind, middle) < n)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

std::uint64_t power(std::uint64_t base, std::uint64_t exponent, std::uint64_t modulus) {
  std::uint64_t out = 1;
  for (; exponent > 0; exponent /= 2) {
    if (exponent % 2 == 1) out = static_cast<std::uint64_t>(Wide{out} * base % modulus);
    base = static_cast<std::uint64_t>(Wide{base} * base % modulus);
  }
  return out;
}

/// Test of Miller and Rabin: no composite number below 2^64 passes it with these bases (Sorenson and Webster 2017).
bool is_large_prime(std::uint64_t n) {
  constexpr std::uint64_t bases[] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};
  if (std::any_of(std::begin(bases), std::end(bases), [n](std::uint64_t p) { return n % p == 0; })) return false;
  std::uint64_t odd = n - 1;
  unsigned twos = 0;
  for (; odd % 2 == 0; odd /= 2) ++twos;
  return std::all_of(std::begin(bases), std::end(bases), [&](std::uint64_t base) {
    std::uint64_t x = power(base, odd, n);
    if (x == 1 || x == n - 1) return true;
    for (unsigned i = 1; i < twos; ++i) {
      x = static_cast<std::uint64_t>(Wide{x} * x % n);
      if (x == n - 1) return true;
    }
    return false;
  });
}

SG_MINSIZE Members members_of(NumberSet::Kind kind, std::int64_t base) {
  constexpr auto most = static_cast<std::int64_t>(most_counters);
  Members out;
  switch (kind) {
    case NumberSet::Kind::primes:
      for (std::int64_t n = 2; n <= most; ++n)
        if (is_small_prime(static_cast<std::uint64_t>(n))) out.push_back(n);
      break;
    case NumberSet::Kind::fibonacci:
      for (std::int64_t a = 1, b = 2; a <= static_cast<std::int64_t>(most_number); b += std::exchange(a, b))
        out.push_back(a);
      break;
    case NumberSet::Kind::powers:
      for (std::int64_t n = 1; n <= static_cast<std::int64_t>(most_number) / base; n *= base) out.push_back(n);
      out.push_back(out.empty() ? 1 : out.back() * base);
      break;
    default:
      for (std::int64_t k = 1; member(kind, k) <= most; ++k) out.push_back(member(kind, k));
  }
  return out;
}

}  // namespace

SG_MINSIZE std::optional<NumberSet::Kind> NumberSet::named(std::string_view word) {
  const auto* const found = std::find(std::begin(names), std::end(names), word);
  return found == std::end(names) ? std::nullopt : std::optional(static_cast<Kind>(found - std::begin(names)));
}

SG_MINSIZE NumberSet::NumberSet(Kind kind, std::int64_t base) : kind_(kind), base_(base) {
  if (kind == Kind::primes) {
    static const auto primes = std::make_shared<const Members>(members_of(kind, base));
    members_ = primes;
  } else {
    members_ = std::make_shared<const Members>(members_of(kind, base));
  }
}

bool NumberSet::holds(std::int64_t n) const {
  if (n <= members_->back()) return std::binary_search(members_->begin(), members_->end(), n);
  if (kind_ == Kind::fibonacci || kind_ == Kind::powers) return false;
  if (kind_ == Kind::primes) return is_large_prime(static_cast<std::uint64_t>(n));
  // Greatest k whose member is not past 2^62, enough for the members up to 2^60.
  const std::int64_t most = kind_ == Kind::cubes ? 1 << 20 : std::int64_t{1} << 31;
  return member(kind_, place_of(kind_, n, 1, most)) == n;
}

}  // namespace sg::rule
