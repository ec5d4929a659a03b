// Natural numbers against 128-bit arithmetic.
#include "core/value/natural.hpp"
#include "catch.hpp"
#include "core/value/nimber.hpp"

using namespace sg;

TEST_CASE("naturals agree with 128-bit arithmetic") {
  Natural natural = 1;
  Count count = 1;
  for (std::uint32_t i = 1; i <= 27; ++i) {
    const std::uint32_t factor = i * 7'654'321u % 1'000u + 1;
    natural *= factor;
    count *= factor;
    if (count > (Count{1} << 115)) {
      natural = 1;
      count = 1;
    }
    natural += Natural(i * 999'999'999'999u);
    count += i * 999'999'999'999u;
    natural -= Natural(i * 123'456'789u);
    count -= i * 123'456'789u;
    CHECK(natural.text() == to_text(count));
  }
}

TEST_CASE("a carry becomes a digit of its own") {
  for (const std::uint64_t power : {std::uint64_t{1'000'000'000}, 1'000'000'000'000'000'000u}) {
    Natural n = power - 1;
    n += 1;
    CHECK(n.text() == std::to_string(power));
  }
}

TEST_CASE("naturals keep no leading zero") {
  Natural n = 1'000'000'000;
  n -= Natural(1'000'000'000);
  CHECK(n.text() == "0");
  CHECK(n == Natural());
  n *= 5;
  n += Natural(1'000'000'000'000'000'000u);
  CHECK(n.text() == "1000000000000000000");
}
