// Positions that are sets of places, bit by bit, or staircases of squares.
#include <algorithm>
#include <bit>
#include <map>

#include "../effort.hpp"
#include "boards/grids/square-grid.hpp"
#include "boards/strips/row.hpp"
#include "boards/strips/staircase.hpp"
#include "families.hpp"
#include "lost.hpp"
#include "subject.hpp"

namespace sg::differential {
namespace {

using Set = std::uint32_t;

// Coins: place 0 is the lowest bit, heads are set. A turn lowers the number, since its rightmost coin is a head.

/// A game of coins, stated by its own rules.
struct Turning {
  std::string name;
  unsigned coins;  // in the row
  bool (*allows)(Set turned);
};

unsigned span(Set turned) { return static_cast<unsigned>(std::bit_width(turned) - std::countr_zero(turned)); }
unsigned number(Set turned) { return static_cast<unsigned>(std::popcount(turned)); }
bool is_run(Set turned) { return span(turned) == number(turned); }
bool is_symmetric(Set turned) {
  const unsigned low = static_cast<unsigned>(std::countr_zero(turned)), high = low + span(turned) - 1;
  for (unsigned i = 0; i < span(turned); ++i)
    if ((turned >> (low + i) & 1) != (turned >> (high - i) & 1)) return false;
  return true;
}

std::vector<Turning> turnings() {
  const unsigned n = extent(16u, 9u, 6u), far = extent(20u, 10u, 6u), fewer = extent(15u, 9u, 6u);
  return {{"single", far, [](Set t) { return number(t) == 1; }},
          {"turtles", far, [](Set t) { return number(t) <= 2; }},
          {"mock-turtles", far, [](Set t) { return number(t) <= 3; }},
          {"moebius", n, [](Set t) { return number(t) <= 5; }},
          {"mogul", fewer, [](Set t) { return number(t) <= 7; }},
          {"moidores", fewer, [](Set t) { return number(t) <= 9; }},
          {"motley", fewer, [](Set) { return true; }},
          {"twins", far, [](Set t) { return number(t) == 2; }},
          {"triplets", far, [](Set t) { return number(t) == 3; }},
          {"ruler", far, is_run},
          {"rulerette", far, [](Set t) { return number(t) >= 2 && is_run(t); }},
          {"mock-turtle-fives", far, [](Set t) { return number(t) <= 3 && span(t) <= 5; }},
          {"triplet-fives", far, [](Set t) { return number(t) == 3 && span(t) <= 5; }},
          {"ruler-fives", far, [](Set t) { return number(t) <= 5 && is_run(t); }},
          {"ternups", far, [](Set t) { return number(t) == 3 && is_symmetric(t); }},
          {"grunt", far, [](Set t) { return number(t) == 4 && (t & 1) != 0 && is_symmetric(t); }},
          {"sym", n, is_symmetric}};
}

void coins(Tally& tally, const Turning& game) {
  std::vector<std::vector<Set>> by_last(game.coins);
  for (Set turned = 1; turned >> game.coins == 0; ++turned)
    if (game.allows(turned)) by_last[static_cast<std::size_t>(std::bit_width(turned)) - 1].push_back(turned);
  std::vector<std::uint32_t> beside(std::size_t{1} << game.coins, 0);
  LostBeside lost;
  Subject subject("coins(" + game.name + ')', Play::normal, tally, 256);
  for (Set heads = 0; heads >> game.coins == 0; ++heads) {
    for (Set left = heads; left != 0; left &= left - 1)
      for (const Set turned : by_last[static_cast<std::size_t>(std::countr_zero(left))])
        lost.by_move_to(beside[heads ^ turned]);
    beside[heads] = lost.settle();
    std::string row;
    for (unsigned i = 0; i < game.coins; ++i) row += (heads >> i & 1) != 0 ? 'H' : 'T';
    subject.is_worth(Row(row), beside[heads]);
  }
}

// Cram: the free squares of a board, row by row.

struct Board {
  unsigned rows, columns;
  unsigned squares() const { return rows * columns; }
  std::string text() const { return std::to_string(columns) + 'x' + std::to_string(rows); }
};

void cram(Tally& tally, const Board& board, bool is_misere) {
  std::vector<Set> dominoes;
  for (unsigned i = 0; i < board.squares(); ++i) {
    if ((i + 1) % board.columns != 0) dominoes.push_back(Set{3} << i);
    if (i + board.columns < board.squares()) dominoes.push_back(Set{1} << i | Set{1} << (i + board.columns));
  }
  using Lost = Beside<std::uint64_t>;
  std::vector<std::uint64_t> lost(std::size_t{1} << board.squares(), 0);
  std::vector<bool> lost_misere(lost.size());
  Subject subject("cram", is_misere ? Play::misere : Play::normal, tally, 256);
  for (Set free = 0; free >> board.squares() == 0; ++free) {
    std::uint64_t options = 0;
    bool any = false, to_lost = false;
    for (const Set domino : dominoes) {
      if ((free & domino) != domino) continue;
      any = true;
      options |= lost[free & ~domino];
      to_lost = to_lost || lost_misere[free & ~domino];
    }
    lost[free] = Lost::lost(options);
    lost_misere[free] = !wins_misere(any, to_lost);
    std::string letters;
    for (unsigned i = 0; i < board.squares(); ++i) letters += (free >> i & 1) != 0 ? '.' : '#';
    const SquareGrid drawn(Grid({1, board.rows, board.columns}, std::move(letters)));
    if (is_misere)
      subject.is_won(drawn, !lost_misere[free]);
    else
      subject.is_worth(drawn, Lost::value(lost[free]));
  }
}

// Chomp: rows that do not grow downwards.

using Rows = std::vector<std::size_t>;

/// Visits every staircase within a square, in the order of their first rows, then their second ones: a bite makes the
/// first row that it changes smaller.
void each_staircase(std::size_t side, const std::function<void(const Rows&)>& visit) {
  Rows rows(side, 0);
  while (true) {
    visit(rows);
    std::size_t i = side;
    while (i > 0 && rows[i - 1] == (i > 1 ? rows[i - 2] : side)) rows[--i] = 0;
    if (i == 0) return;
    ++rows[i - 1];
  }
}

void chomp(Tally& tally) {
  const std::size_t side = extent(8u, 5u, 3u);
  using Lost = Beside<std::uint64_t>;
  std::map<Rows, std::uint64_t> lost;
  std::map<Rows, bool> lost_misere;
  Subject normal("chomp", Play::normal, tally), misere("chomp", Play::misere, tally);
  each_staircase(side, [&](const Rows& rows) {
    std::uint64_t options = 0;
    bool any = false, to_lost = false;
    for (std::size_t row = 0; row < side; ++row)
      for (std::size_t kept = row == 0 ? 1 : 0; kept < rows[row]; ++kept) {
        Rows rest = rows;
        for (std::size_t below = row; below < side; ++below) rest[below] = std::min(rest[below], kept);
        any = true;
        options |= lost.at(rest);
        to_lost = to_lost || lost_misere.at(rest);
      }
    lost[rows] = Lost::lost(options);
    lost_misere[rows] = !wins_misere(any, to_lost);
    Rows drawn = rows;
    while (!drawn.empty() && drawn.back() == 0) drawn.pop_back();
    normal.is_worth(Staircase(drawn), Lost::value(lost[rows]));
    misere.is_won(Staircase(drawn), !lost_misere[rows]);
  });
}

}  // namespace

Evidence on_boards() {
  const unsigned far = extent(20u, 10u, 6u), fewest = extent(15u, 9u, 6u);
  Comparison rows{"coins",
                  "value of every row of " + std::to_string(far) + " coins, of " + std::to_string(fewest) +
                      " or one more where sets of five coins and more may be turned, in all 17 games that have a name",
                  "outcomes beside Nim heaps, by induction over sets of heads; each game in its own words",
                  {}};
  for (const Turning& game : turnings()) rows.parts.push_back([game](Tally& tally) { coins(tally, game); });
  const Board board = extent(Board{5, 4}, Board{3, 4}, Board{2, 3});
  const Board smaller = extent(Board{4, 4}, Board{3, 4}, Board{2, 3});
  const std::string within = " and every set of free squares in it";
  const std::size_t side = extent(8u, 5u, 3u);
  return {"play-boards",
          "positions of coins, Cram and Chomp",
          {rows,
           {"cram",
            "value of Cram on a board of " + board.text() + within,
            "outcomes beside Nim heaps, by induction over sets of squares",
            {[=](Tally& tally) { cram(tally, board, false); }}},
           {"cram misere",
            "misere winner of Cram on a board of " + smaller.text() + within,
            "misere outcomes, by induction over sets of squares",
            {[=](Tally& tally) { cram(tally, smaller, true); }}},
           {"chomp",
            "value and misere winner of Chomp on every staircase within a square of side " + std::to_string(side),
            "outcomes beside Nim heaps, and misere outcomes, by induction over staircases",
            {chomp}}}};
}

}  // namespace sg::differential
