// Coin-turning codes: their reading, and values, counts and found sets against trying every set.
#include <random>
#include <set>

#include "catch.hpp"
#include "theory/coins/coin-finder.hpp"

using namespace sg;

namespace {

CoinCode code_of(std::string_view text) {
  Reader reader(text, 0, text.size(), ErrorCode::bad_rules);
  CoinCode code = CoinCode::read(reader);
  reader.expect_end(Expected::end_of_rules);
  return code;
}

constexpr std::string_view codes[] = {
    "1",    "2",    "3",     "4",       "1-2",      "1-3",    "1-4", "2-4",    "1-5",     "1-7",   "1-9",
    "1+",   "2+",   "1+C",   "2+C",     "3+C",      "1-5C",   "3C",  "2-4C",   "1-3C(5)", "3C(5)", "1+C(4)",
    "3E",   "4E",   "1+E",   "2+EC(7)", "1+S",      "3S",     "5S",  "2-5S",   "4FS",     "2+FS",  "2F",
    "1-3F", "3-5F", "1-4FC", "2-3FE",   "2-4FC(6)", "2-3,6C", "1,3", "1,3C,2E"};

CoinValues values_of(const CoinCode& code, std::size_t size) {
  CoinValues values(code);
  Meter meter(Meter::unlimited);
  REQUIRE(values.grow(size, meter));
  return values;
}

std::size_t place_of_fault(std::string_view text) {
  try {
    code_of(text);
  } catch (const InputError& error) {
    return *error.at;
  }
  return text.size() + 1;
}

}  // namespace

TEST_CASE("a code is printed in one form, by its name where it has one") {
  for (const auto& [typed, printed] :
       std::vector<std::pair<std::string_view, std::string_view>>{{"1-2", "turtles"},
                                                                  {"turnips", "ternups"},
                                                                  {"3e", "ternups"},
                                                                  {"4sf", "grunt"},
                                                                  {"1+c(7)fe", "1+FEC(7)"},
                                                                  {"1-3C(5)", "mock-turtle-fives"},
                                                                  {"2-3,6C", "2-3,6C"},
                                                                  {"4-4", "4"},
                                                                  {"1-3 C(4)", "1-3C(4)"}})
    CHECK(code_of(typed).text() == printed);
}

TEST_CASE("a bad code is refused at its place") {
  for (const auto& [text, place] : std::vector<std::pair<std::string_view, std::size_t>>{{"", 0},
                                                                                         {"0", 0},
                                                                                         {"3-2", 2},
                                                                                         {"1-3(5)", 3},
                                                                                         {"3CE", 2},
                                                                                         {"3FF", 2},
                                                                                         {"3C(0)", 3},
                                                                                         {"3C(4", 4},
                                                                                         {"3C(4)C(5)", 5},
                                                                                         {"1,", 2},
                                                                                         {"1-", 2},
                                                                                         {"1X", 1},
                                                                                         {"sympler", 0},
                                                                                         {"ruler2", 5},
                                                                                         {"100001", 0}})
    CHECK(place_of_fault(text) == place);
}

TEST_CASE("single heads are worth the mex over every set") {
  for (const std::string_view text : codes) {
    const CoinCode code = code_of(text);
    constexpr std::size_t size = 13;
    const CoinValues values = values_of(code, size);
    std::vector<Nimber> defined;
    for (std::size_t last = 0; last < size; ++last) {
      std::vector<Nimber> options;
      code.each_set(last, [&](const Touch& coins) {
        Nimber others = 0;
        for (const std::uint64_t coin : coins)
          if (coin != last) others ^= defined[static_cast<std::size_t>(coin)];
        options.push_back(others);
        return true;
      });
      defined.push_back(mex(options));
      INFO(text << " at " << last);
      REQUIRE(values[last] == defined[last]);
    }
  }
}

TEST_CASE("sets are visited once, are allowed, and are counted") {
  for (const std::string_view text : codes) {
    const CoinCode code = code_of(text);
    constexpr std::size_t size = 12;
    const auto counts = code.counts(size);
    for (std::size_t last = 0; last < size; ++last) {
      std::set<Touch> sets;
      std::size_t visited = 0;
      code.each_set(last, [&](const Touch& coins) {
        ++visited;
        sets.insert(coins);
        return coins.back() == last && code.allows(coins);
      });
      std::size_t allowed = 0;
      for (std::uint32_t bits = 0; bits < std::uint32_t{1} << last; ++bits) {
        Touch coins;
        for (std::size_t i = 0; i <= last; ++i)
          if (i == last || (bits >> i & 1) != 0) coins.push_back(i);
        if (code.allows(coins)) ++allowed;
      }
      INFO(text << " at " << last);
      REQUIRE(sets.size() == visited);
      REQUIRE(allowed == visited);
      REQUIRE((code.overlaps() || counts[last] == Count{visited}));
    }
  }
  CHECK(code_of("1+").counts(200)[199] == std::nullopt);
  CHECK(to_text(*code_of("1-9").counts(1000)[999]) == "24116448739416046876");
}

TEST_CASE("the sets found with an xor are those that have it") {
  std::mt19937_64 random(11);
  for (const std::string_view text : codes) {
    const CoinCode code = code_of(text);
    const std::size_t size = code.only() && code.only()->most > 5 ? 13 : 24;
    const CoinValues values = values_of(code, size);
    const auto free = [](std::uint64_t) { return true; };
    CoinFinder finder(code, values, size);
    std::size_t tries = 0;
    // Stops after every try.
    const CoinFinder::Effort effort{free, [] { return true; }, tries};
    while (!finder.prepare(effort)) {
    }
    for (int i = 0; i < 40; ++i) {
      const std::size_t last = random() % size;
      const Nimber wanted = random() % (2 * values[size - 1] + 4);
      std::set<Touch> tried;
      code.each_set(last, [&](const Touch& coins) {
        Nimber worth = 0;
        for (const std::uint64_t coin : coins) worth ^= values[static_cast<std::size_t>(coin)];
        if (worth == wanted) tried.insert(coins);
        return true;
      });
      std::set<Touch> found;
      std::size_t visited = 0;
      tries = 0;
      const auto keep = [&](const Touch& coins) {
        ++visited;
        found.insert(coins);
        return true;
      };
      while (!finder.each_set(last, wanted, effort, keep)) {
      }
      INFO(text << " at " << last << " worth " << wanted);
      REQUIRE(found == tried);
      REQUIRE(visited == found.size());
      if (const auto count = CoinFinder::count(code, last, wanted)) REQUIRE(*count == visited);
    }
  }
}
