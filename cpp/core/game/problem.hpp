// A contest problem. A judge computes nothing: it puts the contest's input as positions of games, and the answers in the
// contest's words.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/game.hpp"

namespace sg {

/// Solves what a judge puts to it, one position after another, and takes what the judge writes.
class Solver {
 public:
  virtual ~Solver() = default;
  /// The position that is asked about until the next: a case, with all that is written in the meantime. `game` is as in an
  /// address, the position the sum of the components.
  virtual void about(std::string_view game, const std::vector<std::string>& components, Play play = Play::normal) = 0;
  virtual bool wins() = 0;
  /// Every winning move, in the order of the board, until the visitor answers false.
  virtual void each_winning_move(const Look& look) = 0;
  /// What the explanation of the position says under this name.
  virtual std::string told(std::string_view fact) = 0;
  virtual void write(std::string_view text) = 0;
};

using Solve = std::function<void(Reader&, Solver&)>;

struct Problem {
  std::vector<std::string_view> ids;  // "poj-2311", then equal problems of other judges
  std::string_view input, output;     // the published sample
  bool sample_is_ours = false;        // the published one is not known for certain
  Solve solve;
};

/// Every problem, by its first id.
const std::vector<Problem>& problems();
/// By any of its ids, as a reader types it: "HDU 1850", "hdu1850", "洛谷P2197", "P2197", "codeforces 305/E".
const Problem* find_problem(std::string_view typed);
/// What may be typed for it, of letters and digits alone and those small: "hdu1850", "hdoj1850".
std::vector<std::string> spellings(const Problem& problem);

/// Enrols a problem before main; one constant of this type for each in cpp/judges.
struct Judge {
  explicit Judge(Problem problem);
};

}  // namespace sg
