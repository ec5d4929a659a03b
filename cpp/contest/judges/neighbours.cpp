// Rows in which neighbours are taken, painted or cut away: the stretches between the gaps are heaps of a code.
#include <algorithm>
#include <numeric>

#include "contest/judges/contest.hpp"

namespace sg {
namespace {

/// Returns the lengths of the maximal stretches of places with `joined`, as text.
std::string stretches(std::size_t places, auto&& joined) {
  std::string lengths;
  for (std::size_t i = 0, length = 0; i < places; ++i) {
    length = joined(i) ? length + 1 : 0;
    if (length > 0 && (i + 1 == places || !joined(i + 1)))
      lengths += (lengths.empty() ? "" : ",") + std::to_string(length);
  }
  return lengths;
}

/// LeetCode 294: signs, of which "++" may become "--".
void put_signs(Reader& in, Solver& solver) {
  const std::string_view signs = word(in, Expected::word);
  solver.about("dawsons-kayles", {stretches(signs.size(), [&](std::size_t i) { return signs[i] == '+'; })});
}

/// Project Euler 306: the number of strips up to a length that the first player wins.
void count_won_strips(Reader& in, Solver& solver) {
  std::uint64_t won = 0;
  for (std::uint64_t left = in.number(Expected::number, 10'000'000), length = 1; left > 0; --left, ++length) {
    solver.about("dawsons-kayles", {std::to_string(length)});
    if (solver.wins()) ++won;
  }
  solver.write(std::to_string(won) + '\n');
}

/// Codeforces 1704F: Alice paints pairs with a red cell, Bob with a blue one. The colour with more cells wins; if both
/// have as many, a pair of two colours is always painted, and the stretches of alternating colours are Dawson's Kayles.
void paint(Reader& in, Solver& solver) {
  const std::uint64_t cells = in.number(Expected::how_many_cells);
  const std::string_view row = word(in, Expected::red_and_blue);
  if (row.size() != cells || row.find_first_not_of("RB") != row.npos) in.fail(Expected::red_and_blue);
  std::uint64_t red = 0;
  for (const char c : row) red += c == 'R';
  // A stretch of n cells has n - 1 pairs of neighbours of two colours.
  std::string lengths;
  for (std::size_t i = 0, length = 1; i < row.size(); ++i, ++length)
    if (i + 1 == row.size() || row[i] == row[i + 1]) {
      lengths += (lengths.empty() ? "" : ",") + std::to_string(length);
      length = 0;
    }
  solver.about("dawsons-kayles", {lengths});
  const bool alice = 2 * red == cells ? solver.wins() : 2 * red > cells;
  solver.write(alice ? "Alice\n" : "Bob\n");
}

/// Codeforces 305E: a letter between two equal ones is cut out, which splits the word. The answer is the first that
/// wins.
void cut_word(Reader& in, Solver& solver) {
  const std::string_view letters = word(in, Expected::word);
  const auto middle = [&](std::size_t i) {
    return i > 0 && i + 1 < letters.size() && letters[i - 1] == letters[i + 1];
  };
  struct Run {
    std::size_t start, length;
  };
  std::vector<Run> runs;
  for (std::size_t i = 1; i < letters.size(); ++i)
    if (middle(i)) {
      if (!middle(i - 1)) runs.push_back({i, 0});
      ++runs.back().length;
    }
  solver.about("dawsons-chess", {stretches(letters.size(), middle)});
  std::size_t first = letters.size();
  // A middle goes together with the middles beside it: two at most at the end of a run, three elsewhere.
  solver.each_winning_move([&](const Touch& touch) {
    const Run& run = runs[static_cast<std::size_t>(touch[0])];
    const auto parts = std::span(touch).subspan(1);
    const std::uint64_t left = std::accumulate(parts.begin(), parts.end(), std::uint64_t{0});
    const std::uint64_t before = parts.size() < 2 ? 0 : std::min(parts[0], parts[1]);
    first = std::min(first, run.start + (run.length - left < 3 ? 0 : static_cast<std::size_t>(before) + 1));
    return true;
  });
  solver.write(solver.wins() ? "First\n" + std::to_string(first + 1) + '\n' : "Second\n");
}

/// HDU 2999: the numbers of neighbours that may be taken, then rows.
void put_rows(Reader& in, Solver& solver) {
  constexpr std::uint64_t most = 1000;  // maximum length of a code
  std::string code = "take-and-break(0.";
  const std::size_t before = code.size();
  for (const std::uint64_t take : read_numbers(in, in.number(Expected::how_many_numbers))) {
    const auto place = static_cast<std::size_t>(std::min(take, most));
    if (code.size() < before + place) code.resize(before + place, '0');
    if (place > 0 && take <= most) code[before + place - 1] = '7';
  }
  for (std::uint64_t left = in.number(Expected::how_many_rows); left > 0; --left) {
    solver.about(code + ')', {std::to_string(in.number(Expected::heap_size, most))});
    solver.write(solver.wins() ? "1\n" : "2\n");
  }
}

const Judge leetcode_294({.ids = {"leetcode-294"},
                          .input = "++++\n+\n",
                          .output = "true\nfalse\n",
                          .solve = to_end(put_signs, winner("true", "false"))});

const Judge pe_306({.ids = {"pe-306"}, .input = "5\n", .output = "3\n", .solve = count_won_strips});

const Judge cf_1704f({.ids = {"cf-1704f"},
                      .input = "3\n4\nRBRB\n3\nRRB\n5\nBBRBR\n",
                      .output = "Alice\nAlice\nBob\n",
                      .sample_is_ours = true,
                      .solve = counted(paint)});

const Judge cf_305e({.ids = {"cf-305e"}, .input = "abacaba\n", .output = "First\n2\n", .solve = cut_word});

const Judge hdu_2999({.ids = {"hdu-2999"},
                      .input = "2\n1 3\n3\n4\n7\n8\n1\n2\n2\n5\n9\n",
                      .output = "2\n1\n2\n2\n2\n",
                      .sample_is_ours = true,
                      .solve = to_end(put_rows)});

}  // namespace
}  // namespace sg
