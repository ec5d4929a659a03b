// Codeforces 603C "Lieges of Legendre".
#include "contest/judges/contest.hpp"

namespace sg {
namespace {

void put_lieges(Reader& in, Solver& solver) {
  constexpr std::uint64_t most_parts = 100;  // limit of the game; above it only the parity matters
  const std::uint64_t count = in.number(Expected::how_many_heaps);
  std::uint64_t parts = in.number(Expected::how_many_parts);
  if (parts > most_parts) parts = most_parts - parts % 2;
  solver.about("lieges(" + std::to_string(parts) + ')', boards(read_numbers(in, count)));
}

const Judge cf_603c({.ids = {"cf-603c"},
                     .input = "2 1\n3 4\n",
                     .output = "Kevin\n",
                     .solve = once(put_lieges, winner("Kevin", "Nicky"))});

}  // namespace
}  // namespace sg
