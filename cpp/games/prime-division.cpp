// Arpa's and Mojtaba's game.
// Rules    numbers on a table; choose a power of a prime, above 1, that divides at least one of them, and divide by it
//          all numbers that it divides.
// Theorem  the primes are parts of a sum: a move with a power of one leaves the exponents of the others alone. For one
//          prime only the set of exponents matters, since equal ones stay equal.
// Source   Codeforces 850C
#include <algorithm>
#include <map>
#include <numeric>
#include <set>

#include "boards/heaps/heaps.hpp"
#include "core/game/register.hpp"
#include "core/game/small-sort.hpp"

namespace sg {
namespace {

struct PrimeDivision {
  using Position = Heaps;
  static constexpr std::size_t most_numbers = 1000;
  static constexpr std::uint64_t most_number = 1'000'000'000;
  static constexpr Info info{
      .id = "prime-division", .board = BoardKind::heaps, .sample = "12,8,5", .source = "cf850c", .checked_to = 24};

  void admit(const Heaps& h, Reader& reader) const {
    if (h.size() > most_numbers) reader.too_big(reader.at(), Expected::most_numbers, most_numbers);
    for (const std::uint64_t n : h) {
      if (n == 0) reader.fail(Expected::numbers_from_1);
      if (n > most_number) reader.too_big(reader.at(), Expected::numbers_up_to, most_number);
    }
  }
  /// Visits every set of up to three numbers, as three numbers with ones.
  static void each_small(unsigned size, auto&& visit) {
    for (std::uint64_t a = 1; a <= size; ++a)
      for (std::uint64_t b = 1; b <= a; ++b)
        for (std::uint64_t c = 1; c <= b; ++c) visit(Heaps({a, b, c}));
  }

  /// Visits touches on the first number that is divided.
  bool each_move(const Heaps& h, auto&& visit) const {
    for (const auto& [prime, exponents] : exponents_of(h)) {
      std::uint64_t power = prime;
      for (unsigned e = 1; e <= *exponents.rbegin(); ++e, power *= prime) {
        const auto first = static_cast<std::uint64_t>(
            std::find_if(h.begin(), h.end(), [&](std::uint64_t n) { return n % power == 0; }) - h.begin());
        if (!visit(Touch{first, h[first] / power})) return false;
      }
    }
    return true;
  }
  Heaps after(const Heaps& h, const Touch& t) const {
    const std::uint64_t power = h[t[0]] / t[1];
    std::vector<std::uint64_t> numbers(h.begin(), h.end());
    for (std::uint64_t& n : numbers)
      if (n % power == 0) n /= power;
    return Heaps(std::move(numbers));
  }
  Count count_moves(const Heaps& h) const {
    Count total = 0;
    for (const auto& [prime, exponents] : exponents_of(h)) total += *exponents.rbegin();
    return total;
  }

  /// One part for each prime: its powers that occur.
  std::vector<Heaps> split(const Heaps& h) const {
    std::vector<Heaps> parts;
    for (const auto& [prime, exponents] : exponents_of(h)) {
      std::vector<std::uint64_t> powers;
      std::uint64_t power = 1;
      for (unsigned e = 1; e <= *exponents.rbegin(); ++e)
        if (power *= prime; exponents.count(e) != 0) powers.push_back(power);
      parts.emplace_back(std::move(powers));
    }
    return parts;
  }

  /// Indices of the numbers that the prime of a part divides; for the whole position, of all that are not 1.
  std::vector<std::uint64_t> elements(const Heaps& h, const Heaps& part) const {
    std::vector<std::uint64_t> divided;
    for (std::size_t i = 0; i < h.size(); ++i)
      if (std::any_of(part.begin(), part.end(), [&](std::uint64_t n) { return std::gcd(n, h[i]) > 1; }))
        divided.push_back(i);
    return divided;
  }

  Followers followers(const Heaps& h, const Touch& prefix) const {
    Followers found;
    each_move(h, [&](const Touch& touch) {
      if (prefix.empty())
        found.next.emplace_back(touch[0], touch[0]);
      else if (prefix.size() == 1 && prefix[0] == touch[0])
        found.next.emplace_back(touch[1], touch[1]);
      found.done = found.done || prefix == touch;
      return true;
    });
    put_in_order(found.next);
    found.next.erase(std::unique(found.next.begin(), found.next.end()), found.next.end());
    return found;
  }

 private:
  /// Exponents by prime, those above 0.
  static std::map<std::uint64_t, std::set<unsigned>> exponents_of(const Heaps& h) {
    std::map<std::uint64_t, std::set<unsigned>> found;
    for (std::uint64_t n : h)
      for (std::uint64_t prime = 2; n > 1; ++prime) {
        if (prime * prime > n) prime = n;
        unsigned exponent = 0;
        for (; n % prime == 0; n /= prime) ++exponent;
        if (exponent > 0) found[prime].insert(exponent);
      }
    return found;
  }
};

const Register<PrimeDivision> prime_division;

}  // namespace
}  // namespace sg
