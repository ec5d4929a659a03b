// Winning moves of a solved sum, or those that hold the draw if it is one: their number, and the first of them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "solve/sum/turn.hpp"

namespace sg {

/// Limit that kept something from being known, and the number of positions examined by then.
struct Limit {
  std::string_view kind;  // in documents
  std::uint64_t at;
};

/// End of the search for the winner.
struct SearchEnd {
  std::optional<Limit> limit;  // nullopt if the position is solved
  std::uint64_t positions;     // examined
};

/// Steps for settling moves whose winner was not found with that of the position, one budget for all of them.
class SettlingBudget {
 public:
  /// Returns the meter of the budget, which is made of the remaining steps on the first call, in step with `meter`.
  Meter& of(const Meter& meter);

 private:
  std::optional<Meter> meter_;
};

/// Limit of the moves that are examined to count or list them.
inline constexpr Limit most_examined{"positions", 1'000'000};
/// Number of moves that are listed.
inline constexpr std::size_t most_listed_moves = 1000;

/// Returns the turn of a sum in which every component is moved; nullopt if it has too many moves.
std::optional<Turn> turn_of(SolvedSum& solved, Meter& meter);

class WinningMoves {
 public:
  /// The sum must outlive this object.
  explicit WinningMoves(SolvedSum& solved) : solved_(solved) {}

  /// Works until the moves are found or a limit is reached, which returns true, or the meter pauses.
  bool advance(Meter& meter, SettlingBudget& settling, const SearchEnd& end);

  /// Returns the progress through the moves of the current component that are settled one by one; nullopt if none are.
  std::optional<MoveProgress> progress() const {
    const std::size_t moves = cursor_.unsettled.size();
    return coverage_ && moves > 0 ? std::optional(MoveProgress{settled_, moves}) : std::nullopt;
  }
  /// Number of winning moves in decimal; nullopt if it is not known.
  const std::optional<std::string>& count() const { return count_; }
  /// Number of moves that hold a draw, likewise.
  const std::optional<std::string>& drawing() const { return drawing_; }
  /// Limit because of which there is no number.
  const std::optional<Limit>& limit() const { return limit_; }
  /// First moves found, at most `most_listed_moves`; where positions can come back, with the one that leaves least.
  const std::vector<Move>& listed() const { return listed_; }
  /// Returns the touches of the listed moves; of turns, all touches that winning ones consist of.
  std::vector<Placed> touches();

 private:
  void find_turns(Meter& meter);
  void find_drawing(Meter& meter);
  /// Notes the winning move that leaves least, where positions can come back.
  void note(const Move& move);
  bool find_in(std::size_t component, Meter& settling, const SearchEnd& end);
  bool settle_remaining(std::size_t component, Meter& settling, const Look& keep);
  Limit limit_in_component(const Meter& settling, const SearchEnd& end) const;

  SolvedSum& solved_;
  std::optional<std::string> count_, drawing_;
  std::optional<Limit> limit_;
  std::vector<Move> listed_;
  std::optional<Move> least_;      // where positions can come back, the winning move that leaves least
  Counter left_;                   // by it
  std::optional<Meter> counting_;  // for all components
  Count found_ = 0;                // in the components before the current one

  // In the current component.

  MoveCursor cursor_;
  std::optional<Coverage> coverage_;
  std::size_t settled_ = 0;                      // unsettled moves that have been tried
  bool has_unsettled_ = false;                   // some of these stay unsettled
  Count examined_ = 0;                           // winning moves visited
  std::optional<std::optional<Count>> counted_;  // by the rules: outer, tried; inner, known
};

}  // namespace sg
