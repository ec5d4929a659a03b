#include "core/value/dyadic.hpp"

#include <algorithm>

#include "core/text/error.hpp"
#include "core/value/nimber.hpp"

namespace sg {
namespace {

[[noreturn]] void fail() { throw LimitError(Expected::smaller_numbers); }

/// Returns n * 2^shift. Throws LimitError.
__int128 shifted(__int128 n, unsigned shift) {
  const __int128 out = n << shift;
  if (out >> shift != n) fail();
  return out;
}

}  // namespace

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
  const auto scaled = [&](const Dyadic& d) { return shifted(d.numerator_, exponent - d.exponent_); };
  __int128 sum = 0;
  if (__builtin_add_overflow(scaled(*this), scaled(other), &sum)) fail();
  return *of(sum, exponent);
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

std::optional<Dyadic> simplest_between(const std::optional<End>& low, const std::optional<End>& high) {
  const auto is_above = [&](const Dyadic& x) { return !low || low->at < x || (low->at == x && !low->is_open); };
  const auto is_below = [&](const Dyadic& x) { return !high || x < high->at || (high->at == x && !high->is_open); };
  if (low && high && (high->at < low->at || (low->at == high->at && (low->is_open || high->is_open))))
    return std::nullopt;
  if (is_above(Dyadic(0)) && is_below(Dyadic(0))) return Dyadic(0);
  const auto mirrored = [](const std::optional<End>& end) {
    return end ? std::optional(End{-end->at, end->is_open}) : std::nullopt;
  };
  if (!low || low->at.sign() < 0) {
    const auto opposite = simplest_between(mirrored(high), mirrored(low));
    return opposite ? std::optional(-*opposite) : std::nullopt;
  }
  // Above a bound >= 0: the least integer, else the first number with the least denominator, by halving the step.
  Dyadic step(1);
  Dyadic candidate(low->at.floor());
  if (!is_above(candidate)) candidate = candidate + step;
  while (!is_below(candidate)) {
    const auto half = step.halved(1);
    if (!half) return std::nullopt;
    step = *half;
    if (const Dyadic nearer = candidate - step; is_above(nearer)) candidate = nearer;
  }
  return candidate;
}

std::optional<Dyadic> simplest_between(const std::vector<Dyadic>& left, const std::vector<Dyadic>& right) {
  const auto end = [](const auto& all, auto found) {
    return found == all.end() ? std::nullopt : std::optional(End{*found});
  };
  return simplest_between(end(left, std::max_element(left.begin(), left.end())),
                          end(right, std::min_element(right.begin(), right.end())));
}

}  // namespace sg
