// Contest problems. A judge computes nothing: it translates the input of a contest into positions of games, and the
// answers into the format of the contest.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/game.hpp"

namespace sg {

/// Solves the positions that a judge gives it, one after another, and takes the text that the judge writes.
class Solver {
 public:
  virtual ~Solver() = default;
  /// Sets the position that the calls up to the next `about` refer to; with the text written meanwhile it is one case.
  /// `game` is as in an address, and the position is the sum of the components.
  virtual void about(std::string_view game, const std::vector<std::string>& components, Play play = Play::normal) = 0;
  virtual bool wins() = 0;
  /// Visits every winning move, in the order of the board, until the visitor answers false.
  virtual void each_winning_move(const Look& look) = 0;
  /// Returns the fact of this name from the explanation of the position.
  virtual std::string fact(std::string_view name) = 0;
  virtual void write(std::string_view text) = 0;
};

using Solve = std::function<void(Reader&, Solver&)>;

struct Problem {
  std::vector<std::string_view> ids;  // "poj-2311", then the same problem at other sites
  std::string_view input, output;     // the published sample
  bool sample_is_ours = false;        // the published sample is not known for certain
  Solve solve;
};

/// Returns all problems, ordered by their first id.
const std::vector<Problem>& problems();
/// Finds a problem by any of its ids, as a user types it: "HDU 1850", "hdu1850", "洛谷P2197", "P2197", "codeforces
/// 305/E". Returns null if there is none.
const Problem* find_problem(std::string_view typed);
/// Spellings by which a problem is found, of small letters and digits alone: "hdu1850", "hdoj1850".
std::vector<std::string> spellings(const Problem& problem);

/// Registers a problem before main; cpp/contest/judges has one constant of this type for each problem.
struct Judge {
  explicit Judge(Problem problem);
};

}  // namespace sg
