// Values of vertices above those that a word holds, and arcs that are refused.
#include "boards/graphs/digraph.hpp"
#include "catch.hpp"
#include "theory/graphs/vertex-values.hpp"

using namespace sg;

namespace {

Digraph read(const std::string& text) {
  Reader reader(text, 0, text.size(), ErrorCode::bad_rules);
  return Digraph::read(reader, Digraph::Letters::none);
}

}  // namespace

TEST_CASE("a vertex with arcs to all before it is worth as many, past 64 as well") {
  std::string arcs;
  for (unsigned from = 1; from <= 130; ++from)
    for (unsigned to = 0; to < from; ++to) arcs += std::to_string(from) + '>' + std::to_string(to) + ' ';
  const Digraph graph = read(arcs);
  const auto values = vertex_values(graph);
  for (std::uint64_t n = 0; n <= 130; ++n) CHECK(values[graph.find(n).value()] == n);
}

TEST_CASE("the second of two equal arcs is refused, at its place") {
  try {
    read("1>2 2>3 1>3 2>3");
    FAIL("an arc stands twice");
  } catch (const InputError& error) {
    CHECK(error.at == 12);
  }
}
