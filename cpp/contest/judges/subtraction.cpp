// Subtraction games on heaps: Bash's game, and sets of numbers that may be taken.
#include <algorithm>

#include "contest/judges/contest.hpp"

namespace sg {
namespace {

/// Reads a heap, and the most that may be taken from it.
void put_bash(Reader& in, Solver& solver) {
  const std::string heap = std::to_string(in.number(Expected::heap_size));
  solver.about("bash(" + std::to_string(in.number(Expected::how_many_at_most)) + ')', {heap});
}

/// Limits the output, which lists every winning bid.
constexpr std::uint64_t most_bid = 1'000'000;

/// Writes every winning first bid: the price is a heap, bid off from the top. A bid that reaches it may go beyond.
void winning_bids(Reader& in, Solver& solver) {
  const std::uint64_t price = in.number(Expected::price);
  const std::uint64_t most = in.number(Expected::how_many_at_most, most_bid);
  solver.about("bash(" + std::to_string(most) + ')', {std::to_string(price)});
  std::vector<std::uint64_t> bids;
  solver.each_winning_move([&](const Touch& touch) { return bids.push_back(price - touch[1]), true; });
  if (!bids.empty() && bids.back() == price)
    while (bids.back() < most) bids.push_back(bids.back() + 1);
  std::string line;
  for (const std::uint64_t bid : bids) line += (line.empty() ? "" : " ") + std::to_string(bid);
  solver.write((line.empty() ? "none" : line) + '\n');
}

/// HDU 2897: the player who takes the last counter loses.
void put_interval(Reader& in, Solver& solver) {
  const std::string heap = std::to_string(in.number(Expected::heap_size));
  solver.about("interval-subtraction(" + list(in, 2) + ')', {heap}, Play::misere);
}

/// AtCoder ABC 297 G: a heap below the least number has no move, so interval-subtraction gets each heap lowered by that
/// number less 1.
void put_intervals(Reader& in, Solver& solver) {
  const std::uint64_t count = in.number(Expected::how_many_heaps);
  const std::uint64_t least = in.number(Expected::least_taken);
  const std::string rules = std::to_string(least) + ',' + std::to_string(in.number(Expected::most_taken));
  std::vector<std::uint64_t> heaps = read_numbers(in, count);
  for (std::uint64_t& heap : heaps) heap -= std::min(heap, least - 1);
  solver.about("interval-subtraction(" + rules + ')', boards(heaps));
}

/// AtCoder's Educational DP Contest K: the count of the numbers that may be taken, the heap, then the numbers.
void put_stones(Reader& in, Solver& solver) {
  const std::uint64_t count = in.number(Expected::how_many_numbers);
  const std::string heap = std::to_string(in.number(Expected::heap_size));
  solver.about("subtraction(" + list(in, count) + ')', {heap});
}

/// LeetCode 1510: squares may be taken from a heap up to 100 000.
void put_squares(Reader& in, Solver& solver) {
  std::string game = "subtraction(1";
  for (std::uint64_t root = 2; root * root <= 100'000; ++root) game += ',' + std::to_string(root * root);
  solver.about(game + ')', {std::to_string(in.number(Expected::heap_size, 100'000))});
}

/// S-Nim: a set, then positions; the output has a letter for each.
void winners_under_set(Reader& in, Solver& solver) {
  const std::string game = "subtraction(" + list(in, in.number(Expected::how_many_numbers)) + ')';
  for (std::uint64_t left = in.number(Expected::how_many_positions); left > 0; --left) {
    solver.about(game, {list(in, in.number(Expected::how_many_heaps))});
    solver.write(solver.wins() ? "W" : "L");
  }
  solver.write("\n");
}

const Judge hdu_1536(
    {.ids = {"hdu-1536", "poj-2960"},
     .input = "2 2 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n5 1 2 3 4 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n0\n",
     .output = "LWW\nWWL\n",
     .solve = to_zero(winners_under_set)});

const Judge atcoder_abc297g({.ids = {"atcoder-abc297g"},
                             .input = "3 2 3\n1 2 4\n",
                             .output = "First\n",
                             .sample_is_ours = true,
                             .solve = once(put_intervals, winner("First", "Second"))});

const Judge atcoder_dp_k({.ids = {"atcoder-dp-k"},
                          .input = "2 4\n2 3\n",
                          .output = "First\n",
                          .solve = once(put_stones, winner("First", "Second"))});

const Judge leetcode_292({.ids = {"leetcode-292"},
                          .input = "4\n1\n2\n",
                          .output = "false\ntrue\ntrue\n",
                          .solve = to_end(numbers("bash(3)", 1), winner("true", "false"))});

const Judge leetcode_1510({.ids = {"leetcode-1510"},
                           .input = "1\n2\n4\n",
                           .output = "true\nfalse\ntrue\n",
                           .solve = to_end(put_squares, winner("true", "false"))});

const Judge leetcode_1025({.ids = {"leetcode-1025"},
                           .input = "2\n3\n",
                           .output = "true\nfalse\n",
                           .solve = to_end(numbers("heap-rule(n -> n-k where k|n and k<n)", 1),
                                           winner("true", "false"))});

const Judge hdu_1846({.ids = {"hdu-1846"},
                      .input = "2\n23 2\n4 3\n",
                      .output = "first\nsecond\n",
                      .solve = counted(put_bash, winner("first", "second"))});

const Judge hdu_2188({.ids = {"hdu-2188"},
                      .input = "2\n8 10\n11 10\n",
                      .output = "Grass\nRabbit\n",
                      .solve = counted(put_bash, winner("Grass", "Rabbit"))});

const Judge hdu_2149(
    {.ids = {"hdu-2149"}, .input = "4 2\n3 2\n3 5\n", .output = "1\nnone\n3 4 5\n", .solve = to_end(winning_bids)});

const Judge hdu_1847({.ids = {"hdu-1847"},
                      .input = "1\n3\n",
                      .output = "Kiki\nCici\n",
                      .solve = to_end(numbers("subtraction(powers-of-2)", 1), winner("Kiki", "Cici"))});

const Judge hdu_1848({.ids = {"hdu-1848"},
                      .input = "1 1 1\n1 4 1\n0 0 0\n",
                      .output = "Fibo\nNacci\n",
                      .solve = to_zero(numbers("subtraction(fibonacci)", 3), winner("Fibo", "Nacci"))});

const Judge luogu_p4018({.ids = {"luogu-p4018"},
                         .input = "3\n4\n9\n14\n",
                         .output = "October wins!\nOctober wins!\nOctober wins!\n",
                         .solve = counted(numbers("subtraction(prime-powers)", 1),
                                          winner("October wins!", "Roy wins!"))});

const Judge hdu_2897({.ids = {"hdu-2897"},
                      .input = "7 1 3\n6 1 3\n",
                      .output = "WIN\nWIN\n",
                      .solve = to_end(put_interval, winner("WIN", "LOST"))});

}  // namespace
}  // namespace sg
