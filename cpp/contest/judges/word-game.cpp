// Codeforces 455B "A Lot of Games": the number of words and of rounds, then the words.
#include "contest/judges/contest.hpp"

namespace sg {
namespace {

void put_words(Reader& in, Solver& solver) {
  std::uint64_t words = in.number(Expected::how_many_words);
  const std::string rounds = std::to_string(in.number(Expected::how_many_rounds));
  std::string game = "word-game(";
  for (; words > 0; --words) game += std::string(word(in, Expected::word)) + ',';
  solver.about(game + ')', {rounds});
}

const Judge cf_455b({.ids = {"cf-455b", "cf-456d"},
                     .input = "2 3\na\nb\n",
                     .output = "First\n",
                     .solve = once(put_words, winner("First", "Second"))});

}  // namespace
}  // namespace sg
