// Dyadic fractions, the values of short partizan games that are numbers. Source: Conway 1976, ch. 0 and 2.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace sg {

/// Number numerator / 2^exponent in lowest terms; the exponent is at most 63 and the whole part below 2^62.
class Dyadic {
 public:
  static constexpr unsigned most_exponent = 63;
  static constexpr std::int64_t most_whole = std::int64_t{1} << 62;

  Dyadic() = default;
  explicit Dyadic(std::int64_t n) : numerator_(n) {}
  /// Returns the fraction in lowest terms; nullopt if its exponent is above `most_exponent`.
  static std::optional<Dyadic> of(__int128 numerator, unsigned exponent);

  int sign() const { return numerator_ == 0 ? 0 : numerator_ < 0 ? -1 : 1; }
  std::int64_t floor() const { return static_cast<std::int64_t>(numerator_ >> exponent_); }
  unsigned exponent() const { return exponent_; }
  bool is_integer() const { return exponent_ == 0; }
  /// Returns true if the whole part is at least -2^62 and below 2^62.
  bool is_in_range() const { return floor() >= -most_whole && floor() < most_whole; }
  std::size_t hash() const { return static_cast<std::size_t>(numerator_) * 64 + exponent_; }
  Dyadic operator-() const { return Dyadic(-numerator_, exponent_); }
  /// Throws LimitError beyond 127 bits; the sum of two numbers in range has at most 127.
  Dyadic operator+(const Dyadic& other) const;
  Dyadic operator-(const Dyadic& other) const { return *this + -other; }
  bool operator==(const Dyadic&) const = default;
  bool operator<(const Dyadic& other) const { return (*this - other).sign() < 0; }
  bool operator<=(const Dyadic& other) const { return !(other < *this); }
  /// Returns this / 2^k; nullopt if the exponent would be above `most_exponent`.
  std::optional<Dyadic> halved(std::uint64_t k) const;
  std::string text() const;

 private:
  Dyadic(__int128 numerator, unsigned exponent) : numerator_(numerator), exponent_(exponent) {}
  __int128 numerator_ = 0;
  unsigned exponent_ = 0;
};

/// End of an interval; it belongs to the interval unless it is open.
struct End {
  Dyadic at;
  bool is_open = true;
};
/// Returns the simplest number between two ends, where a missing end is no bound; nullopt if there is none, or its
/// denominator would be too large.
std::optional<Dyadic> simplest_between(const std::optional<End>& low, const std::optional<End>& high);
/// Returns the simplest number above all of `left` and below all of `right`; nullopt as above.
std::optional<Dyadic> simplest_between(const std::vector<Dyadic>& left, const std::vector<Dyadic>& right);

}  // namespace sg
