// Answers of the engine against independent play, position by position.
#include <cstdio>

#include "catch.hpp"
#include "differential/families.hpp"
#include "effort.hpp"

using namespace sg::differential;

TEST_CASE("differential: the engine agrees with play by the bare rules") {
  const Tally total = run_all(
      {on_dags(), of_codes(), of_heap_values(), on_boards(), on_graphs(), of_nim(), of_subtraction(), of_pairs()});
  std::printf("differential: %llu positions compared with play by the bare rules, %llu mismatches\n",
              static_cast<unsigned long long>(total.cases), static_cast<unsigned long long>(total.mismatches));
  CHECK(total.complaints == std::vector<std::string>{});
  CHECK(total.mismatches == 0);
  CHECK(total.cases >= sg::extent<std::uint64_t>(200'000'000, 2'500'000, 10'000));
}
