// Arithmetic on columns, lane by lane, in loops that compilers turn into vector instructions.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace sg::rule {

/// Lanes processed at once; a column is filled up to a multiple of it.
inline constexpr std::size_t stride = 16;
inline std::size_t padded(std::size_t count) { return (count + stride - 1) / stride * stride; }

/// Applies an operation lane by lane, through a local buffer, so that loops vectorise though `out` may be an operand.
template <class Lane, class Operation>
void each_lane(const Lane* a, const Lane* b, Lane* out, std::size_t lanes, Operation&& operation) {
  std::array<Lane, stride> done;
  for (std::size_t i = 0; i < lanes; i += stride) {
    for (std::size_t j = 0; j < stride; ++j) done[j] = operation(a[i + j], b[i + j]);
    std::copy(done.begin(), done.end(), out + i);
  }
}

/// Returns the quotient, rounded down, also below 0; the remainder has the sign of the divisor. If b is 0, the result
/// is unspecified, but defined.
template <class Lane>
Lane quotient(Lane a, Lane b) {
  if (b == 0) b = 1;
  return a / b - ((a % b != 0 && (a < 0) != (b < 0)) ? 1 : 0);
}
template <class Lane>
Lane remainder(Lane a, Lane b) {
  const Lane rest = a % (b == 0 ? 1 : b);
  return rest != 0 && (rest < 0) != (b < 0) ? rest + b : rest;
}

/// Faster `quotient` for one divisor above 0 and numbers of 30 bits: the product with 2^s / divisor, rounded up,
/// exceeds the true quotient by less than the distance from it to the next integer.
struct Reciprocal {
  explicit Reciprocal(std::int64_t divisor)
      : shift(29 + static_cast<int>(std::bit_width(static_cast<std::uint64_t>(divisor - 1)))),
        factor(static_cast<std::uint32_t>(((std::int64_t{1} << shift) + divisor - 1) / divisor)) {}
  std::int32_t quotient(std::int32_t a) const {
    const std::int32_t below = a >> 31;
    const std::uint64_t product = std::uint64_t{static_cast<std::uint32_t>(a ^ below)} * factor;
    return static_cast<std::int32_t>(product >> shift) ^ below;
  }
  int shift;
  std::uint32_t factor;  // at most 2^30
};

}  // namespace sg::rule
