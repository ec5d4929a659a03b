// Nim multiplication against its mex definition and the bare recursion, and the laws of a field at 64 bits.
#include <random>

#include "catch.hpp"
#include "core/value/nim-field.hpp"

using namespace sg;

TEST_CASE("a product below 64 is the mex that defines it") {
  constexpr std::size_t side = 64;
  std::vector<std::vector<Nimber>> defined(side, std::vector<Nimber>(side));
  for (std::size_t x = 0; x < side; ++x)
    for (std::size_t y = 0; y < side; ++y) {
      std::vector<Nimber> options;
      for (std::size_t a = 0; a < x; ++a)
        for (std::size_t b = 0; b < y; ++b) options.push_back(defined[a][y] ^ defined[x][b] ^ defined[a][b]);
      defined[x][y] = mex(options);
      REQUIRE(nim_product(x, y) == defined[x][y]);
    }
}

namespace {

/// Product by Fermat powers, F = 2^half the largest: F F = F + F/2, and F times less is the ordinary product.
Nimber by_fermat_powers(Nimber a, Nimber b, unsigned half = 32) {
  if (a < 2 || b < 2) return a * b;
  const Nimber below = (Nimber{1} << half) - 1;
  const auto product = [&](Nimber x, Nimber y) { return by_fermat_powers(x, y, half / 2); };
  const Nimber both = product(a >> half, b >> half);
  const Nimber mixed = product(a >> half, b & below) ^ product(a & below, b >> half);
  return ((both ^ mixed) << half) ^ product(a & below, b & below) ^ product(both, Nimber{1} << (half - 1));
}

}  // namespace

TEST_CASE("a product is that of the bare recursion") {
  // Factors below 256 have a table of products; as differences of two products with a large factor, the same products
  // go by polynomials.
  const Nimber all = ~Nimber{0};
  for (Nimber a = 0; a < 256; ++a)
    for (Nimber b = 0; b < 256; ++b) {
      const Nimber expected = by_fermat_powers(a, b, 4);
      REQUIRE(nim_product(a, b) == expected);
      REQUIRE((nim_product(a, b ^ all) ^ nim_product(a, all)) == expected);
    }
  std::mt19937_64 random(11);
  for (int i = 0; i < 10'000; ++i) {
    const unsigned shift = i % 2 == 0 ? 0 : static_cast<unsigned>(random() % 64);
    const Nimber a = random() >> shift;
    const Nimber b = random();
    REQUIRE(nim_product(a, b) == by_fermat_powers(a, b));
    REQUIRE(nim_product(b, a) == by_fermat_powers(a, b));
  }
  for (unsigned i = 0; i < 64; ++i)
    for (unsigned j = 0; j < 64; ++j)
      REQUIRE(nim_product(Nimber{1} << i, Nimber{1} << j) == by_fermat_powers(Nimber{1} << i, Nimber{1} << j));
}

TEST_CASE("theta is the least root of its polynomial") {
  const auto square = [](Nimber a) { return by_fermat_powers(a, a); };
  Nimber root = nim_theta;
  for (int i = 0; i < 64; ++i, root = square(root)) {
    REQUIRE(root >= nim_theta);
    REQUIRE((i == 0) == (root == nim_theta));  // 64 conjugates, so it is in no smaller field
    Nimber power = root;                       // to 2^6
    for (int j = 0; j < 6; ++j) power = square(power);
    REQUIRE((power ^ square(square(root)) ^ by_fermat_powers(square(root), root) ^ root ^ 1) == 0);
  }
  CHECK(root == nim_theta);
}

TEST_CASE("nimbers of 64 bits are a field") {
  std::mt19937_64 random(7);
  for (int i = 0; i < 20'000; ++i) {
    // Small ones too: each subfield has its own level of the recursion.
    const auto draw = [&] { return random() >> (random() % 64); };
    const Nimber a = draw();
    const Nimber b = draw();
    const Nimber c = draw();
    REQUIRE(nim_product(a, b) == nim_product(b, a));
    REQUIRE(nim_product(a, nim_product(b, c)) == nim_product(nim_product(a, b), c));
    REQUIRE(nim_product(a, b ^ c) == (nim_product(a, b) ^ nim_product(a, c)));
    REQUIRE(nim_product(a, 1) == a);
    REQUIRE(nim_product(nim_root(a), nim_root(a)) == a);
    if (a == 0) continue;
    REQUIRE(nim_product(a, nim_inverse(a)) == 1);
    REQUIRE(nim_product(nim_quotient(b, a), a) == b);
  }
}

TEST_CASE("published products and powers") {
  const Nimber all = ~Nimber{0};
  CHECK(nim_product(Nimber{1} << 32, Nimber{1} << 32) == 6442450944u);
  CHECK(nim_product(Nimber{1} << 63, Nimber{1} << 63) == 16017865340936038689u);
  CHECK(nim_product(all, all) == 11290409524105353207u);
  CHECK(nim_product(Nimber{1} << 16, Nimber{1} << 32) == Nimber{1} << 48);
  CHECK(nim_power(all, 0) == 1);
  CHECK(nim_power(2, 3) == 1);
  // Every nimber but 0 is a root of unity of order 2^64 - 1.
  CHECK(nim_power(all, all) == 1);
  CHECK(nim_power(12345678901234567u, all) == 1);
  CHECK(nim_root(nim_power(all, 2)) == all);
}
