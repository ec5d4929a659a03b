// A verb that is asked to stop ends, in its main work as well as in secondary work with steps of its own.
#include "catch.hpp"
#include "request/boundary/running.hpp"
#include "request/boundary/session.hpp"

using namespace sg;

TEST_CASE("a verb that is asked to stop ends after some slices") {
  constexpr std::uint64_t most_looks = 60, most_slices = 100;
  const std::pair<const char*, const char*> asked_of[] = {
      {"value", "overheat(7/16,0,0)"},
      {"value", "{{0||0|-1}|{(1/2+*)|*,(-1+*),1/2},{^^|*}}"},
      {"value", "[domineering:.../.#./...]"},
      {"analyze", "toads-and-frogs:tt..ff + domineering:.../.../..."},
      {"analyze", "clobber:xoxo/oxox + kayles:7"},
  };
  for (const auto& [name, text] : asked_of)
    for (std::uint64_t most = 0; most < most_looks; ++most) {
      CAPTURE(name, text, most);
      const Verb* const verb = find_verb(name);
      REQUIRE(verb);
      Session session;
      Verb::Given given;
      given.emplace_back(verb->parameters[0].name, text);
      std::uint64_t asked = 0, slices = 0;
      Running running(
          *verb, verb->arguments(given), session,
          [&] { return ++asked > most ? Meter::Signal::stop : Meter::Signal::go_on; }, Reading::exact);
      while (!running.advance() && slices < most_slices) ++slices;
      CHECK(slices < most_slices);
    }
}

TEST_CASE("what is done by the way keeps to a small budget") {
  constexpr std::uint64_t most_asked = 5000;
  const std::pair<const char*, Verb::Given> asked_of[] = {
      {"analyze", {{"address", "chomp:4x3 + coins(moebius):HTTHTHTTTH"}, {"play", "sj"}, {"moves", "none"}}},
      {"analyze", {{"address", "clobber:xoxo/oxox + coins(mogul):THHTTHTTHTH"}}},
      {"genus", {{"game", "pass-nim:{a},{b},2/pass"}, {"to", "20"}}},
  };
  for (auto [name, given] : asked_of) {
    CAPTURE(name, given[0].second);
    const Verb* const verb = find_verb(name);
    REQUIRE(verb);
    given.emplace_back("budget", "1000");
    Session session;
    std::uint64_t asked = 0;
    Running running(
        *verb, verb->arguments(given), session, [&] { return ++asked, Meter::Signal::go_on; }, Reading::exact);
    while (!running.advance()) {
    }
    CHECK(asked < most_asked);
  }
}
