// Registries keep their elements in the order of their names and refuse a name that is taken.
#include "core/game/registry.hpp"

#include "catch.hpp"
#include "core/game/game.hpp"
#include "request/boundary/verb.hpp"

using namespace sg;

TEST_CASE("a name is enrolled once") {
  const auto same = [](std::string_view name) { return name; };
  std::vector<std::string_view> names;
  for (const std::string_view name : {"nim", "kayles", "euclid"}) enrol_in(names, name, same);
  CHECK(names == std::vector<std::string_view>{"euclid", "kayles", "nim"});
  CHECK_THROWS_AS(enrol_in(names, std::string_view("kayles"), same), InternalError);
  CHECK(names.size() == 3);
  Family again = families().front();
  CHECK_THROWS_AS(enrol(std::move(again)), InternalError);
  CHECK_THROWS_AS(EnrolledVerb(verbs().front()), InternalError);
}
