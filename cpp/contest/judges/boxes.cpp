// Boxes: stones put in (HDU 1729), cards moved (HDU 3389), beans split (Luogu P3185).
#include "contest/judges/contest.hpp"

namespace sg {
namespace {

/// HDU 1729: size and number of stones of each box.
void boxes_of_stones(Reader& in, Solver& solver) {
  std::uint64_t i = 0;
  to_zero([&](Reader& one, Solver&) {
    std::string boxes;
    for (std::uint64_t left = one.number(Expected::how_many_boxes); left > 0; --left) {
      const std::string size = std::to_string(one.number(Expected::size_of_box));
      boxes += (boxes.empty() ? "" : ",") + std::to_string(one.number(Expected::stones_in_box)) + '/' + size;
    }
    solver.about("stone-boxes", {boxes});
    solver.write("Case " + std::to_string(++i) + ":\n" + (solver.wins() ? "Yes\n" : "No\n"));
  })(in, solver);
}

void card_boxes(Reader& in, Solver& solver) {
  const std::uint64_t cases = in.number(Expected::how_many_cases);
  for (std::uint64_t i = 1; i <= cases; ++i) {
    solver.about("card-boxes", {list(in, in.number(Expected::how_many_boxes))});
    solver.write("Case " + std::to_string(i) + (solver.wins() ? ": Alice\n" : ": Bob\n"));
  }
}

/// Writes the first winning move, or -1s if there is none, and the number of winning moves.
void splits(Solver& solver) {
  std::string first = "-1 -1 -1";
  std::uint64_t count = 0;
  solver.each_winning_move([&](const Touch& t) {
    if (count++ == 0) first = std::to_string(t[0]) + ' ' + std::to_string(t[1]) + ' ' + std::to_string(t[2]);
    return true;
  });
  solver.write(first + '\n' + std::to_string(count) + '\n');
}

const Judge hdu_1729({.ids = {"hdu-1729"},
                      .input = "3\n2 0\n3 3\n6 2\n2\n6 3\n6 3\n0\n",
                      .output = "Case 1:\nYes\nCase 2:\nNo\n",
                      .solve = boxes_of_stones});

const Judge hdu_3389({.ids = {"hdu-3389"},
                      .input = "2\n2\n1 2\n7\n1 3 3 2 2 1 2\n",
                      .output = "Case 1: Alice\nCase 2: Bob\n",
                      .solve = card_boxes});

const Judge luogu_p3185({.ids = {"luogu-p3185"},
                         .input = "2\n4\n1 0 1 5000\n3\n0 0 1\n",
                         .output = "0 2 3\n1\n-1 -1 -1\n0\n",
                         .solve = counted(counted_numbers("bean-pots"), splits)});

}  // namespace
}  // namespace sg
