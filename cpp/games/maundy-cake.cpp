// Maundy Cake.
// Rules    Left cuts a cake into any number of equal parts from top to bottom, Right from side to side.
// Theorem  cakes add. In one cake strike the least primes of the two sides in pairs until one side has none; the rest,
//          n, is worth f(n) to the player who divides that side, f(1) = 0 and f(n) = 1 + p f(n / p) for the greatest
//          prime p of n.
// Source   Winning Ways, ch. 2
#include <algorithm>

#include "core/game/register.hpp"
#include "theory/grids/cut-cake.hpp"

namespace sg {
namespace {

/// Prime factors with multiplicity, ascending.
std::vector<std::uint32_t> primes_of(std::uint32_t n) {
  std::vector<std::uint32_t> primes;
  for (std::uint32_t p = 2; n > 1; ++p)
    for (; n % p == 0; n /= p) primes.push_back(p);
  return primes;
}

std::int64_t maundy_value(const Sheet& cake) {
  const auto left = primes_of(cake.w), right = primes_of(cake.h);
  const auto& longer = left.size() > right.size() ? left : right;
  const std::size_t struck = std::min(left.size(), right.size());
  // The greatest prime is outermost, so the evaluation begins with the least one.
  std::int64_t value = 0;
  for (std::size_t i = struck; i < longer.size(); ++i) value = 1 + std::int64_t{longer[i]} * value;
  return left.size() > right.size() ? value : -value;
}

std::string product(const std::vector<std::uint32_t>& primes) {
  std::string text;
  for (const std::uint32_t p : primes) text += (text.empty() ? "" : "·") + std::to_string(p);
  return text.empty() ? "1" : text;
}

/// "12 = 2·2·3", or the number alone for 1 and a prime.
std::string factored(std::uint32_t n, const std::vector<std::uint32_t>& primes) {
  return std::to_string(n) + (primes.size() < 2 ? "" : " = " + product(primes));
}

struct MaundyCake : CutCake<Division::equal_parts> {
  static constexpr Info info{.id = "maundy-cake",
                             .board = BoardKind::sheet,
                             .sample = "6x4,3x2",
                             .source = "winningways",
                             .checked_to = 10,
                             .misere = false,
                             .game_class = GameClass::partizan};

  std::optional<Dyadic> number(const Cakes& cakes) const { return sum_of(cakes, maundy_value); }
  /// Reason for one cake: the primes of its sides, and those that are left of them.
  std::optional<Reason> formula(const Cakes& cakes) const {
    if (cakes.size() != 1) return std::nullopt;
    const Sheet& cake = cakes[0];
    const auto left = primes_of(cake.w), right = primes_of(cake.h);
    const auto& longer = left.size() > right.size() ? left : right;
    const std::int64_t value = maundy_value(cake);
    return formula_reason(
        value > 0   ? "left"
        : value < 0 ? "right"
                    : "equal",
        {{"width", factored(cake.w, left)},
         {"height", factored(cake.h, right)},
         {"rest",
          product({longer.begin() + static_cast<std::ptrdiff_t>(std::min(left.size(), right.size())), longer.end()})},
         {"value", Dyadic(value).text()}});
  }
};

const Register<MaundyCake> maundy_cake;

}  // namespace
}  // namespace sg
