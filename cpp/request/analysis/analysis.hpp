// Analysis of a position: its winner, its winning moves, what follows from the moves that are to be listed, and the
// reasons. documents/answer.hpp writes it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "request/analysis/explanation.hpp"
#include "request/analysis/listed-moves.hpp"
#include "request/analysis/winning-moves.hpp"

namespace sg {

class Analysis {
 public:
  /// Throws InputError.
  Analysis(std::string_view address, std::string_view play, Listing listing);
  Analysis(const Analysis&) = delete;
  Analysis& operator=(const Analysis&) = delete;

  /// Works until all is found, which returns true, or the meter pauses.
  bool advance(Meter& meter);
  /// Returns true if the position is solved.
  bool solved() const { return state_ == Progress::done; }
  /// Returns the number of positions that were examined to solve it.
  std::uint64_t visited() const { return visited_.value_or(solved_.positions()); }
  /// Work in hand: finding the winner, or the winning moves.
  enum class Stage : std::uint8_t { winner, winning_moves };
  Stage stage() const { return state_ == Progress::working ? Stage::winner : Stage::winning_moves; }
  /// Returns the progress of that work through the moves of the position; nullopt if it is not known.
  std::optional<MoveProgress> progress() { return stage() == Stage::winner ? solved_.progress() : winning_.progress(); }
  /// Returns why it is not solved, "cancelled" before the end; nullopt if it is solved.
  std::optional<Limit> limit() const;
  SolvedSum& solved_sum() { return solved_; }

  // Results so far.

  /// Verdict of the position. A winning move shows the winner if nothing else does.
  Verdict verdict();
  const WinningMoves& winning_moves() const { return winning_; }
  /// Returns the touches of the winning moves that are listed.
  std::vector<Placed> winning_touches() { return winning_.touches(); }
  /// Number of all moves in decimal; nullopt if they are too many to count.
  const std::optional<std::string>& total_moves() const { return total_; }
  const ListedMoves& listed_moves() const { return listed_; }
  const Explanation& explanation() const { return explanation_; }
  /// Finder of values other than nimbers; null if there is none.
  ValueFinder* values() { return value_finder_of(solved_); }

 private:
  Analysis(const Sum& sum, std::string_view play, Listing listing);
  void solve(Meter& meter);
  std::optional<std::string> count_moves(Meter& meter);

  SolvedSum solved_;
  Progress state_ = Progress::working;
  std::optional<std::uint64_t> visited_;         // at the end of the search
  std::optional<std::string_view> meter_limit_;  // of that search
  SettlingBudget settling_;
  WinningMoves winning_{solved_};
  bool is_counted_ = false;
  std::optional<std::string> total_;
  ListedMoves listed_;
  Explanation explanation_{solved_};
};

}  // namespace sg
