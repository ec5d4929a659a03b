#include "theory/subtraction/subtraction-set.hpp"

#include <algorithm>
#include <utility>

#include "theory/heaps/primes.hpp"
#include "theory/subtraction/prime-powers.hpp"

namespace sg {
namespace {

constexpr std::size_t most_listed = 1000;
constexpr std::uint64_t most_forbidden = 1'000'000;

std::vector<std::uint64_t> powers_of_2() {
  std::vector<std::uint64_t> out;
  for (std::uint64_t n = 1; n != 0; n *= 2) out.push_back(n);
  return out;
}

std::vector<std::uint64_t> fibonacci() {
  std::vector<std::uint64_t> out;
  for (std::uint64_t n = 1, next = 2; out.empty() || n > out.back(); n = std::exchange(next, n + next))
    out.push_back(n);
  return out;
}

/// Numbers f(1), f(2), … up to `most_listed_by_term`.
constexpr std::uint64_t most_listed_by_term = 1'000'000'000;
template <class Term>
std::vector<std::uint64_t> terms(Term term) {
  std::vector<std::uint64_t> out;
  for (std::uint64_t k = 1; term(k) <= most_listed_by_term; ++k) out.push_back(term(k));
  return out;
}

std::vector<std::uint64_t> squares() {
  return terms([](std::uint64_t k) { return k * k; });
}
std::vector<std::uint64_t> cubes() {
  return terms([](std::uint64_t k) { return k * k * k; });
}
std::vector<std::uint64_t> triangular() {
  return terms([](std::uint64_t k) { return k * (k + 1) / 2; });
}

constexpr std::uint64_t most_prime_listed = 1'000'000;

std::vector<std::uint64_t> primes() {
  std::vector<std::uint64_t> out;
  for (std::uint64_t n = 2; n <= most_prime_listed; ++n)
    if (is_prime(n)) out.push_back(n);
  return out;
}

constexpr std::uint64_t most_prime_power_listed = 1'000'000;

std::vector<std::uint64_t> prime_powers() {
  std::vector<std::uint64_t> out;
  each_prime_power(most_prime_power_listed, [&](std::uint64_t n) { return out.push_back(n), true; });
  return out;
}

struct NamedSet {
  std::string_view name;
  std::vector<std::uint64_t> (*list)();
  std::uint64_t listed_to = std::numeric_limits<std::uint64_t>::max();
  std::optional<std::uint64_t> modulus = {};
};
constexpr NamedSet named_sets[] = {
    {.name = "powers-of-2", .list = powers_of_2, .modulus = 3},
    {.name = "fibonacci", .list = fibonacci},
    {.name = "prime-powers", .list = prime_powers, .listed_to = most_prime_power_listed, .modulus = 6},
    {.name = "squares", .list = squares, .listed_to = most_listed_by_term},
    {.name = "cubes", .list = cubes, .listed_to = most_listed_by_term},
    {.name = "triangular", .list = triangular, .listed_to = most_listed_by_term},
    {.name = "primes", .list = primes, .listed_to = most_prime_listed},
};

}  // namespace

SubtractionSet SubtractionSet::read(Reader& reader) {
  SubtractionSet set;
  for (const NamedSet& named : named_sets)
    if (reader.eat(named.name)) {
      set.name_ = named.name;
      set.listed_ = named.list();
      set.listed_to_ = named.listed_to;
      set.modulus_ = named.modulus;
      return set;
    }
  set.all_but_ = reader.eat('!');
  do {
    const std::size_t start = reader.at();
    const std::uint64_t n = reader.number(Expected::allowed_take, set.all_but_ ? most_forbidden : UINT64_MAX);
    if (n == 0) reader.fail_at(start, Expected::at_least_1);
    if (set.listed_.size() == most_listed) reader.too_big(start, Expected::most_numbers, most_listed);
    set.listed_.push_back(n);
  } while (reader.eat(','));
  auto& listed = set.listed_;
  std::sort(listed.begin(), listed.end());
  listed.erase(std::unique(listed.begin(), listed.end()), listed.end());
  return set;
}

std::string SubtractionSet::text() const {
  if (!name_.empty()) return name_;
  std::string out = all_but_ ? "!" : "";
  for (std::size_t i = 0; i < listed_.size(); ++i) out += (i > 0 ? "," : "") + std::to_string(listed_[i]);
  return out;
}

bool SubtractionSet::allows(std::uint64_t take) const {
  return std::binary_search(listed_.begin(), listed_.end(), take) != all_but_;
}

std::uint64_t SubtractionSet::count(std::uint64_t n) const {
  const auto up_to = static_cast<std::uint64_t>(std::upper_bound(listed_.begin(), listed_.end(), n) - listed_.begin());
  return all_but_ ? n - up_to : up_to;
}

Ranges SubtractionSet::kept(std::uint64_t n) const {
  Ranges out;
  const auto end = std::upper_bound(listed_.begin(), listed_.end(), n);
  std::uint64_t from = 0;
  for (auto take = end; take != listed_.begin();) {
    const std::uint64_t keep = n - *--take;
    if (!all_but_)
      add_range(out, keep, keep);
    else if (from < keep)
      add_range(out, from, keep - 1);
    from = keep + 1;
  }
  if (all_but_ && from < n) add_range(out, from, n - 1);
  return out;
}

}  // namespace sg
