#include "core/value/dyadic.hpp"

#include <algorithm>

#include "core/value/nimber.hpp"

namespace sg {

std::optional<Dyadic> Dyadic::of(__int128 numerator, unsigned exponent) {
  while (exponent > 0 && numerator % 2 == 0) {
    numerator /= 2;
    --exponent;
  }
  if (exponent > most_exponent) return std::nullopt;
  return Dyadic(numerator, exponent);
}

Dyadic Dyadic::operator+(const Dyadic& other) const {
  const unsigned exponent = std::max(exponent_, other.exponent_);
  const auto scaled = [&](const Dyadic& d) { return d.numerator_ * (__int128{1} << (exponent - d.exponent_)); };
  return *of(scaled(*this) + scaled(other), exponent);
}

std::optional<Dyadic> Dyadic::halved(std::uint64_t k) const {
  if (k > 2 * most_exponent) return numerator_ == 0 ? std::optional(*this) : std::nullopt;
  return of(numerator_, exponent_ + static_cast<unsigned>(k));
}

std::string Dyadic::text() const {
  const auto size = static_cast<Count>(numerator_ < 0 ? -numerator_ : numerator_);
  const std::string digits = (numerator_ < 0 ? "-" : "") + to_text(size);
  return exponent_ == 0 ? digits : digits + '/' + std::to_string(std::uint64_t{1} << exponent_);
}

std::optional<Dyadic> simplest_between(const std::vector<Dyadic>& left, const std::vector<Dyadic>& right) {
  const auto below = std::max_element(left.begin(), left.end());
  const auto above = std::min_element(right.begin(), right.end());
  const bool bounded_below = below != left.end();
  const bool bounded_above = above != right.end();
  if (bounded_below && bounded_above && !(*below < *above)) return std::nullopt;
  if ((!bounded_below || below->sign() < 0) && (!bounded_above || above->sign() > 0)) return Dyadic(0);
  if (!bounded_below || below->sign() < 0) {
    const auto mirrored = simplest_between({-*above}, bounded_below ? std::vector{-*below} : std::vector<Dyadic>{});
    return mirrored ? std::optional(-*mirrored) : std::nullopt;
  }
  // Above a bound that is not negative: the least integer, else the first of its multiples with the least denominator.
  Dyadic step(1);
  Dyadic candidate(below->floor() + 1);
  while (bounded_above && !(candidate < *above)) {
    const auto half = step.halved(1);
    if (!half) return std::nullopt;
    step = *half;
    if (const Dyadic nearer = candidate + -step; *below < nearer) candidate = nearer;
  }
  return candidate;
}

}  // namespace sg
