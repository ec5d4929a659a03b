// POJ 2311 "Cutting Game": width and height of each sheet, 2 to 200.
#include "contest/judges/contest.hpp"

namespace sg {
namespace {

void put_sheet(Reader& in, Solver& solver) {
  const auto side = [&] { return std::to_string(in.number(Expected::side)); };
  const std::string width = side();
  solver.about("cutting", {width + 'x' + side()});
}

const Judge poj_2311({.ids = {"poj-2311", "acwing-219", "luogu-p10501"},
                      .input = "2 2\n3 2\n4 2\n",
                      .output = "LOSE\nLOSE\nWIN\n",
                      .solve = to_end(put_sheet, winner("WIN", "LOSE"))});

}  // namespace
}  // namespace sg
