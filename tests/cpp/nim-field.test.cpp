// Nim multiplication against its mex definition, and the laws of a field on random nimbers of 64 bits.
#include <random>

#include "catch.hpp"
#include "core/nim-field.hpp"

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
