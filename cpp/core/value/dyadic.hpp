// Dyadic fractions: what short partizan games that are numbers are worth. Source: Conway 1976, ch. 0 and 2.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace sg {

/// numerator / 2^exponent in lowest terms, exponent at most 63 and the whole part below 2^62.
class Dyadic {
 public:
  static constexpr unsigned most_exponent = 63;

  Dyadic() = default;
  explicit Dyadic(std::int64_t n) : numerator_(n) {}
  /// Nothing past the largest denominator.
  static std::optional<Dyadic> of(__int128 numerator, unsigned exponent);

  int sign() const { return numerator_ == 0 ? 0 : numerator_ < 0 ? -1 : 1; }
  std::int64_t floor() const { return static_cast<std::int64_t>(numerator_ >> exponent_); }
  unsigned exponent() const { return exponent_; }
  Dyadic operator-() const { return Dyadic(-numerator_, exponent_); }
  Dyadic operator+(const Dyadic& other) const;
  bool operator==(const Dyadic&) const = default;
  bool operator<(const Dyadic& other) const { return (*this + -other).sign() < 0; }
  /// This / 2^k.
  std::optional<Dyadic> halved(std::uint64_t k) const;
  std::string text() const;

 private:
  Dyadic(__int128 numerator, unsigned exponent) : numerator_(numerator), exponent_(exponent) {}
  __int128 numerator_ = 0;
  unsigned exponent_ = 0;
};

/// The simplest number above all of `left` and below all of `right`; nothing where there is none, or past the denominators.
std::optional<Dyadic> simplest_between(const std::vector<Dyadic>& left, const std::vector<Dyadic>& right);

}  // namespace sg
