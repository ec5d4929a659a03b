#include "theory/rules/number-set.hpp"

#include <algorithm>
#include <functional>

#include "core/text/minsize.hpp"
#include "theory/heaps/primes.hpp"
#include "theory/rules/rule-terms.hpp"

namespace sg::rule {
namespace {

using Members = std::vector<std::int64_t>;

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

SG_MINSIZE Members members_of(NumberSet::Kind kind, std::int64_t base) {
  constexpr auto most = static_cast<std::int64_t>(most_counters);
  Members out;
  switch (kind) {
    case NumberSet::Kind::primes:
      for (std::int64_t n = 2; n <= most; ++n)
        if (is_prime(static_cast<std::uint64_t>(n))) out.push_back(n);
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
  if (kind_ == Kind::primes) return is_prime(static_cast<std::uint64_t>(n));
  // Least k whose member is past 2^61, or a greater one whose member still is a number.
  const std::int64_t most = kind_ == Kind::cubes ? 1'321'123 : std::int64_t{1} << 31;
  return member(kind_, place_of(kind_, n, 1, most)) == n;
}

}  // namespace sg::rule
