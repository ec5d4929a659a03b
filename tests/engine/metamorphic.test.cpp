// Relations between answers on random positions; the seed is printed.
#include <cstdio>
#include <cstdlib>

#include "catch.hpp"
#include "differential/relations.hpp"
#include "effort.hpp"

using namespace sg::differential;

TEST_CASE("metamorphic: answers to questions that belong together agree") {
  // SG_SEED=n sets another one.
  const char* const wanted = std::getenv("SG_SEED");
  const std::uint64_t seed = wanted != nullptr ? std::strtoull(wanted, nullptr, 10) : 20261123;
  std::printf("metamorphic: seed %llu\n", static_cast<unsigned long long>(seed));
  std::vector<Evidence> all = relations(seed);
  all.push_back(sums(seed));
  all.push_back(rewordings(1'000'000 + seed));
  const Tally total = run_all(all);
  std::printf("metamorphic: %llu random cases, %llu mismatches\n", static_cast<unsigned long long>(total.cases),
              static_cast<unsigned long long>(total.mismatches));
  CHECK(total.complaints == std::vector<std::string>{});
  CHECK(total.mismatches == 0);
  CHECK(total.silent <= total.cases / 100);
  CHECK(total.cases >= sg::extent<std::uint64_t>(2'000'000, 20'000, 300));
}
