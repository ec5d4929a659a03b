// The colon principle for Hackenbush of three colours, against the moves of both players.
#include "theory/partizan/coloured-trees.hpp"

#include "catch.hpp"
#include "core/game/erased.hpp"
#include "core/game/two-player.hpp"
#include "effort.hpp"
#include "request/address/address.hpp"
#include "solve/partizan/position-values.hpp"

namespace sg {
namespace {

/// The game without its theorem.
struct ByMoves : ForBoth {
  std::optional<partizan::Form> known(const PositionPtr&) const { return std::nullopt; }
};

/// Returns the address of a tree, as in "0-1b 0-2r 1-3g" for parents 0 0 1 and colours b r g.
std::string text_of(const std::vector<std::size_t>& parents, const std::string& colours) {
  std::string text = "red-blue-hackenbush:";
  for (std::size_t i = 0; i < parents.size(); ++i)
    text += (i == 0 ? "" : " ") + std::to_string(parents[i]) + '-' + std::to_string(i + 1) + colours[i];
  return text;
}

template <class Visit>
void each_colouring(std::size_t edges, Visit&& visit) {
  std::string colours(edges, 'b');
  const std::string all = "brg";
  while (true) {
    visit(colours);
    std::size_t i = 0;
    while (i < edges && colours[i] == all.back()) colours[i++] = all.front();
    if (i == edges) return;
    colours[i] = all[all.find(colours[i]) + 1];
  }
}

/// Visits all lists of parents in nondecreasing order: every tree is among these.
template <class Visit>
void each_tree(std::size_t edges, Visit&& visit) {
  std::vector<std::size_t> parents(edges, 0);
  while (true) {
    visit(parents);
    std::size_t i = edges;
    while (i > 0 && parents[i - 1] == i - 1) --i;
    if (i == 0) return;
    const std::size_t next = parents[i - 1] + 1;
    for (std::size_t j = i - 1; j < edges; ++j) parents[j] = next;
  }
}

class Compared {
 public:
  Compared() { forms_.measure_by(meter_); }
  void compare(const std::vector<std::size_t>& parents) {
    each_colouring(parents.size(), [&](const std::string& colours) {
      const std::string text = text_of(parents, colours);
      INFO(text);
      const PositionPtr position = read_address(text)[0].position;
      search_.start(position);
      REQUIRE(search_.advance(meter_) == Progress::done);
      const auto told = partizan::value_of_trees(forms_, own_of<WithMover<ColouredEdges>>(*position));
      REQUIRE(told == search_.worth(position));
    });
  }

 private:
  partizan::Forms forms_;
  Meter meter_{Meter::unlimited};
  GamePtr game_ = read_address("red-blue-hackenbush:0-1g")[0].game;
  Search<ByMoves, AsForms> search_{{{*game_, &forms_, nullptr}}, {&forms_}};
};

}  // namespace

TEST_CASE("stalks and trees of three colours are worth what their moves make of them") {
  Compared compared;
  for (std::size_t edges = 1; edges <= extent<std::size_t>(6, 5, 3); ++edges)
    each_tree(edges, [&](const std::vector<std::size_t>& parents) { compared.compare(parents); });
  for (std::size_t edges = 1; edges <= extent<std::size_t>(9, 8, 5); ++edges) {
    std::vector<std::size_t> stalk(edges);
    for (std::size_t i = 0; i < edges; ++i) stalk[i] = i;
    compared.compare(stalk);
  }
}

TEST_CASE("a value that a law has told is told again where no more work is granted") {
  const Sum sum = read_address("red-blue-hackenbush:0-1g 1-2b 1-3r 3-4g + -red-blue-hackenbush:0-1b 1-2g");
  partizan::Forms forms;
  PositionValues values(forms);
  Meter meter(Meter::unlimited);
  REQUIRE(values.advance(sum, meter) == Progress::done);
  const auto told = values.value(sum);
  REQUIRE(told);
  Meter none = Meter::stopped();
  forms.measure_by(none);
  REQUIRE(values.value(sum) == told);
}

TEST_CASE("a part with a circle has no value by the colon principle, and one by its moves") {
  partizan::Forms forms;
  Meter meter(Meter::unlimited);
  forms.measure_by(meter);
  const auto told = [&](const char* text) {
    return partizan::value_of_trees(forms, own_of<WithMover<ColouredEdges>>(*read_address(text)[0].position));
  };
  REQUIRE(told("red-blue-hackenbush:0-1b 0-2g 1-2r") == std::nullopt);
  REQUIRE(told("red-blue-hackenbush:0-1b 0-1g") == std::nullopt);
  REQUIRE(told("red-blue-hackenbush:0-0g 0-1b") == forms.of({Dyadic(1), 0, 1}));
}

}  // namespace sg
