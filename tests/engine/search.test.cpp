// A search can start from one root after another, whatever the result of the one before.
#include "solve/search/search.hpp"
#include "catch.hpp"

using namespace sg;

namespace {

/// Heaps from which one counter is taken, except for those of 100, which have more moves than a search lists.
struct OneByOne {
  using Position = unsigned;
  std::string key(unsigned p) const { return std::to_string(p); }
  bool each_move(unsigned p, Meter&, const Look& look) const {
    const std::uint64_t moves = p == 100 ? 2'000'000 : p > 0 ? 1 : 0;
    for (std::uint64_t i = 0; i < moves; ++i)
      if (!look(Touch{i})) return false;
    return true;
  }
  unsigned after(unsigned p, const Touch&) const { return p - 1; }
  std::vector<unsigned> parts(unsigned p) const { return {p}; }
  std::optional<bool> known(unsigned) const { return std::nullopt; }
};

}  // namespace

TEST_CASE("after a root that was given up the next one is searched from its own beginning") {
  Search<OneByOne, WinLoss> search({}, WinLoss{});
  Meter meter(Meter::unlimited);
  search.start(103);
  REQUIRE(search.advance(meter) == Progress::limit);
  for (const unsigned small : {7u, 4u, 99u}) {
    search.start(small);
    REQUIRE(search.advance(meter) == Progress::done);
    REQUIRE(search.worth(small) == (small % 2 == 1));
  }
  search.start(102);
  REQUIRE(search.advance(meter) == Progress::limit);
  REQUIRE(!search.worth(102));
}

TEST_CASE("a root that paused is taken up again behind another one") {
  Search<OneByOne, WinLoss> search({}, WinLoss{});
  Meter few(3);
  search.start(50);
  while (search.advance(few) == Progress::working && !few.refuses()) few.spend();
  Meter meter(Meter::unlimited);
  search.start(3);
  REQUIRE(search.advance(meter) == Progress::done);
  search.start(50);
  REQUIRE(search.advance(meter) == Progress::done);
  REQUIRE(search.worth(50) == false);
}
