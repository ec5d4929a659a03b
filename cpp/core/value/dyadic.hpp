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
  static constexpr std::int64_t most_whole = std::int64_t{1} << 62;

  Dyadic() = default;
  explicit Dyadic(std::int64_t n) : numerator_(n) {}
  /// Nothing past the largest denominator.
  static std::optional<Dyadic> of(__int128 numerator, unsigned exponent);

  int sign() const { return numerator_ == 0 ? 0 : numerator_ < 0 ? -1 : 1; }
  std::int64_t floor() const { return static_cast<std::int64_t>(numerator_ >> exponent_); }
  unsigned exponent() const { return exponent_; }
  bool is_integer() const { return exponent_ == 0; }
  /// The whole part is one that may be.
  bool is_in_range() const { return floor() >= -most_whole && floor() < most_whole; }
  std::size_t hash() const { return static_cast<std::size_t>(numerator_) * 64 + exponent_; }
  Dyadic operator-() const { return Dyadic(-numerator_, exponent_); }
  /// Throws std::overflow_error past 127 bits: a sum of two in range has at most 127.
  Dyadic operator+(const Dyadic& other) const;
  Dyadic operator-(const Dyadic& other) const { return *this + -other; }
  bool operator==(const Dyadic&) const = default;
  bool operator<(const Dyadic& other) const { return (*this - other).sign() < 0; }
  bool operator<=(const Dyadic& other) const { return !(other < *this); }
  /// This / 2^k.
  std::optional<Dyadic> halved(std::uint64_t k) const;
  std::string text() const;

 private:
  Dyadic(__int128 numerator, unsigned exponent) : numerator_(numerator), exponent_(exponent) {}
  __int128 numerator_ = 0;
  unsigned exponent_ = 0;
};

/// An end of an interval, which may belong to it.
struct End {
  Dyadic at;
  bool is_open = true;
};
/// The simplest number between two ends, where a missing one is no bound; nothing where there is none, or past the denominators.
std::optional<Dyadic> simplest_between(const std::optional<End>& low, const std::optional<End>& high);
/// The simplest number above all of `left` and below all of `right`.
std::optional<Dyadic> simplest_between(const std::vector<Dyadic>& left, const std::vector<Dyadic>& right);

}  // namespace sg
