#include "core/nim-field.hpp"

#include <array>

namespace sg {
namespace {

/// a = high F + low with F = 2^(bits/2).
template <unsigned bits>
struct Halves {
  static constexpr unsigned half = bits / 2;
  static constexpr Nimber top = Nimber{1} << (half - 1);  // F/2
  constexpr explicit Halves(Nimber a) : high(a >> half), low(a & ((Nimber{1} << half) - 1)) {}
  Nimber high, low;
};

/// By halves down to single bits: what the tables below are made with.
template <unsigned bits>
constexpr Nimber bare_product(Nimber a, Nimber b) {
  if constexpr (bits == 1) {
    return a & b;
  } else {
    using H = Halves<bits>;
    const H x(a);
    const H y(b);
    const Nimber low = bare_product<H::half>(x.low, y.low);
    const Nimber cross = bare_product<H::half>(x.high ^ x.low, y.high ^ y.low);
    const Nimber square = bare_product<H::half>(bare_product<H::half>(x.high, y.high), H::top);
    return ((cross ^ low) << H::half) | (low ^ square);
  }
}

/// Logarithms below 256: 19 generates the 255 nimbers that are not 0.
struct Logarithms {
  std::array<std::uint8_t, 512> power{};  // twice round, so that a sum of two logarithms needs no remainder
  std::array<std::uint8_t, 256> log{};
  constexpr Logarithms() {
    Nimber a = 1;
    for (unsigned i = 0; i < 255; ++i, a = bare_product<8>(a, 19)) {
      power[i] = power[i + 255] = static_cast<std::uint8_t>(a);
      log[static_cast<std::size_t>(a)] = static_cast<std::uint8_t>(i);
    }
  }
  std::size_t of(Nimber a) const { return log[static_cast<std::size_t>(a)]; }
};
constexpr Logarithms logarithms;
static_assert(logarithms.power[255] == 1 && logarithms.power[85] != 1 && logarithms.power[51] != 1 &&
              logarithms.power[15] != 1);

template <unsigned bits>
Nimber product(Nimber a, Nimber b) {
  if (a == 0 || b == 0) return 0;
  if constexpr (bits == 8) {
    return logarithms.power[logarithms.of(a) + logarithms.of(b)];
  } else {
    using H = Halves<bits>;
    const H x(a);
    const H y(b);
    const Nimber low = product<H::half>(x.low, y.low);
    const Nimber cross = product<H::half>(x.high ^ x.low, y.high ^ y.low);
    const Nimber square = product<H::half>(product<H::half>(x.high, y.high), H::top);
    return ((cross ^ low) << H::half) | (low ^ square);
  }
}

/// The conjugate of high F + low is high F + (high + low); their product, the norm, has half the width.
template <unsigned bits>
Nimber inverse(Nimber a) {
  if constexpr (bits == 8) {
    return logarithms.power[255 - logarithms.of(a)];
  } else {
    using H = Halves<bits>;
    const H x(a);
    const Nimber other = x.high ^ x.low;
    const Nimber norm = product<H::half>(x.low, other) ^ product<H::half>(product<H::half>(x.high, x.high), H::top);
    const Nimber scale = inverse<H::half>(norm);
    return (product<H::half>(x.high, scale) << H::half) | product<H::half>(other, scale);
  }
}

/// (p F + q) squared is p p F + (p p F/2 + q q).
template <unsigned bits>
Nimber root(Nimber a) {
  if constexpr (bits == 8) {
    return a == 0 ? 0 : logarithms.power[logarithms.of(a) * 128 % 255];
  } else {
    using H = Halves<bits>;
    const H x(a);
    return (root<H::half>(x.high) << H::half) | root<H::half>(x.low ^ product<H::half>(x.high, H::top));
  }
}

}  // namespace

Nimber nim_product(Nimber a, Nimber b) { return product<64>(a, b); }
Nimber nim_inverse(Nimber a) { return inverse<64>(a); }
Nimber nim_quotient(Nimber a, Nimber b) { return product<64>(a, inverse<64>(b)); }
Nimber nim_root(Nimber a) { return root<64>(a); }

Nimber nim_power(Nimber a, std::uint64_t exponent) {
  Nimber result = 1;
  for (; exponent != 0; exponent >>= 1, a = nim_product(a, a))
    if ((exponent & 1) != 0) result = nim_product(result, a);
  return result;
}

}  // namespace sg
