#include "core/value/nim-field.hpp"

#include <array>
#include <bit>
#include <utility>

namespace sg {
namespace {

/// Halves of a nimber: a = high F + low with F = 2^(bits/2).
template <unsigned bits>
struct Halves {
  static constexpr unsigned half = bits / 2;
  static constexpr Nimber top = Nimber{1} << (half - 1);  // F/2
  constexpr explicit Halves(Nimber a) : high(a >> half), low(a & ((Nimber{1} << half) - 1)) {}
  Nimber high, low;
};

/// Product by halves down to single bits, from which the tables below are made.
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

/// Logarithms of nimbers below 256: 19 generates the 255 nimbers that are not 0.
struct Logarithms {
  std::array<std::uint8_t, 512> power{};  // repeated, so that a sum of two logarithms needs no remainder
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

/// Inverse by the norm: the conjugate of high F + low is high F +
/// (high + low); their product, the norm, has half the width.
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

/// Square root by halves: (p F + q) squared is p p F + (p p F/2 + q q).
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

using Columns = std::array<Nimber, 64>;

/// Linear map given by the images of single bits, with a table for each byte.
class Linear {
 public:
  explicit Linear(const Columns& image) {
    for (unsigned byte = 0; byte < 8; ++byte)
      for (unsigned value = 1; value < 256; ++value)
        table[byte][value] =
            table[byte][value & (value - 1)] ^ image[8 * byte + static_cast<unsigned>(std::countr_zero(value))];
  }
  Nimber operator()(Nimber a) const { return sum(a, std::make_index_sequence<8>{}); }

 private:
  template <std::size_t... byte>
  Nimber sum(Nimber a, std::index_sequence<byte...>) const {
    return (table[byte][a >> (8 * byte) & 255] ^ ...);
  }
  Nimber table[8][256] = {};
};

/// Pair of polynomials, in a vector type of GCC and Clang: one register natively and in wasm.
using Pair [[gnu::vector_size(16)]] = Nimber;

/// Multiplies by both halves of b at once, so that no multiple
/// of a window has more than 35 bits and no shift loses one.
template <std::size_t... window>
Nimber modular_product(Nimber a, Nimber b, std::index_sequence<window...>) {
  const Pair b1{b & 0xffffffff, b >> 32}, b2 = b1 << 1, b3 = b1 ^ b2, b4 = b1 << 2, b8 = b1 << 3, b12 = b4 ^ b8;
  const Pair multiple[16] = {{}, b1,      b2,      b3,      b4,  b4 ^ b1,  b4 ^ b2,  b4 ^ b3,
                             b8, b8 ^ b1, b8 ^ b2, b8 ^ b3, b12, b12 ^ b1, b12 ^ b2, b12 ^ b3};
  const Pair low = ((multiple[a >> (4 * window) & 15] << (4 * window)) ^ ...);
  const Pair high = ((multiple[a >> (4 * window + 32) & 15] << (4 * window)) ^ ...);
  const Nimber middle = low[1] ^ high[0];
  Nimber over = high[1] ^ (middle >> 32);
  over ^= (over >> 60) ^ (over >> 61) ^ (over >> 63);
  return low[0] ^ (middle << 32) ^ over ^ (over << 1) ^ (over << 3) ^ (over << 4);
}

Nimber modular_product(Nimber a, Nimber b) { return modular_product(a, b, std::make_index_sequence<8>{}); }

/// Isomorphism between nimbers and polynomials. It is made at first use: 32 KiB of constants would have to be
/// downloaded, and logarithms of 16 bits take 256 KiB.
struct Isomorphism {
  Linear polynomial{polynomials()};
  Linear nimber{powers_of_theta()};

  static Columns powers_of_theta() {
    Columns powers{1};
    for (std::size_t i = 1; i < 64; ++i) powers[i] = product<64>(powers[i - 1], nim_theta);
    return powers;
  }

  /// Images of the powers of 2. Each of these is the product of some towers, as its exponent is their sum: the
  /// polynomials that go to the nimbers 2, 4, 16, 256, 2^16 and 2^32. Each solves y y + y = F/2; that x goes to theta
  /// tells which of the two solutions it is.
  static Columns polynomials() {
    constexpr Nimber towers[] = {0x19c9369f278adc02, 0xa181e7d66f5ff794, 0x13b052fbd1cfb5d,
                                 0xf4510ae26b05e57b, 0x4f747c0b65c270b8, 0xfb2ca44b3c0087d};
    Columns image{1};
    for (unsigned i = 1; i < 64; ++i)
      image[i] = modular_product(towers[std::bit_width(i) - 1], image[i - std::bit_floor(i)]);
    return image;
  }
};

}  // namespace

Nimber nim_product(Nimber a, Nimber b) {
  if ((a | b) < 256) return product<8>(a, b);
  static const Isomorphism to;
  return to.nimber(modular_product(to.polynomial(a), to.polynomial(b)));
}
Nimber nim_inverse(Nimber a) { return inverse<64>(a); }
Nimber nim_quotient(Nimber a, Nimber b) { return nim_product(a, inverse<64>(b)); }
Nimber nim_root(Nimber a) { return root<64>(a); }

Nimber nim_power(Nimber a, std::uint64_t exponent) {
  Nimber result = 1;
  for (; exponent != 0; exponent >>= 1, a = nim_product(a, a))
    if ((exponent & 1) != 0) result = nim_product(result, a);
  return result;
}

}  // namespace sg
