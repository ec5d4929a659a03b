// Places of errors in the text.
#include "core/text/reader.hpp"
#include "catch.hpp"

using namespace sg;

TEST_CASE("a place counts as a script counts, in UTF-16") {
  const Source source("３\u6838\U0001F0A1x");
  CHECK(source.text() == "3\x01\x01x");
  CHECK(source.locate(1) == 1);
  CHECK(source.locate(2) == 2);
  CHECK(source.locate(3) == 4);
  CHECK(source.locate(4) == 5);
}
