// One `analyze`: the position is solved, its winning moves are found, the moves that are wanted are valued, and what was found
// is explained; answer.hpp writes it down.
#pragma once

#include <string>
#include <string_view>

#include "request/play/move-text.hpp"
#include "solve/sum/turn.hpp"

namespace sg {

enum class Listing : std::uint8_t { all, winning, none };
/// Of "all", "winning" or "none".
Listing read_listing(std::string_view text);

/// What kept something from being known, and how much had been looked at by then.
struct Limit {
  std::string_view kind;
  std::uint64_t at;
};

/// A move as it is listed.
struct ListedMove {
  Move move;
  std::optional<bool> wins = {};
  Verdict then = {};                   // of the position after it
  std::optional<std::string> to = {};  // its address, unless that is long
  std::optional<MoveText> reply = {};  // that wins there, where the move does not
};

class Analysis {
 public:
  /// Throws InputError.
  Analysis(std::string_view address, std::string_view play, Listing listing);

  /// Works until all is found, which answers true, or the meter pauses.
  bool advance(Meter& meter);
  /// Nothing was left unknown of the position for want of steps.
  bool solved() const { return state_ == Progress::done; }
  /// Positions that were looked at to solve it.
  std::uint64_t visited() const { return visited_.value_or(solved_.positions()); }
  /// Why it is not solved; before the end that is "cancelled".
  std::optional<Limit> limit() const;

  Listing listing() const { return listing_; }
  SolvedSum& solved_sum() { return solved_; }

  // What was found, as far as the work has come.

  static constexpr std::size_t most_listed = 1000;
  static constexpr Limit uncounted{"positions", 1'000'000};  // moves, when they have to be looked at
  struct Winning {
    std::optional<std::string> count = {};  // decimal
    std::optional<Limit> limit = {};        // why there is no count
    std::vector<Move> listed = {};
  };
  const Winning& winning_moves() const { return winning_; }
  /// Of the position; a move that wins tells the winner, where nothing else does.
  Verdict verdict();
  /// The touches that winning moves are made of, as far as those would be listed.
  std::vector<Placed> winning_touches();
  /// Decimal; of all moves.
  const std::optional<std::string>& total_moves() const { return total_; }
  /// The winning moves first, then the others that are wanted, as far as there is room.
  const std::vector<ListedMove>& listed() const { return listed_; }
  const std::vector<Reason>& why() const { return why_; }
  /// What knows values that are no nimbers; null where there are none.
  ValueFinder* values();
  /// The same of each component of a sum of several.
  const std::vector<std::vector<Reason>>& why_of_components() const { return why_of_components_; }

 private:
  Analysis(const Sum& sum, std::string_view play, Listing listing);
  void solve(Meter& meter);
  /// Whether the winning moves are found, or cannot be.
  bool find_winning(Meter& meter);
  bool find_winning_in(std::size_t component);
  bool settle_remaining(std::size_t component, const Look& keep);
  Meter& judging(const Meter& meter);
  void count_all(Meter& meter);
  void gather(Meter& meter);
  bool value_moves(Meter& meter);
  bool wants_settling(const Verdict& then) const;
  void value(ListedMove& listed, const Sum& next);
  std::optional<Move> echo(const Move& move, const Sum& next);
  void explain(Meter& meter);
  std::optional<Turn> turn(Meter& meter);
  void explain_sum();
  std::optional<Reason> by_parts();
  bool look_at_true_misere(Meter& meter);

  Listing listing_;
  SolvedSum solved_;
  bool tells_next_;  // moves have the address that they lead to, where that is short
  Progress state_ = Progress::working;
  std::optional<std::uint64_t> visited_;  // when the work on it was done
  std::optional<Meter> judging_;          // for moves that this did not tell of
  std::optional<SolvedSum> true_misere_;  // of the same sum, beside sj
  std::optional<Meter> looking_;          // at that
  std::optional<std::string_view> met_;   // what the meter did while it was being solved
  bool counted_all_ = false, gathered_ = false, explained_ = false;

  // Of the winning moves, in the component at hand.
  MoveCursor cursor_;
  std::optional<Coverage> looked_;
  std::size_t settled_ = 0;        // of those unsettled
  bool unsettled_ = false;         // of them, one at least
  std::optional<Meter> counting_;  // for all components
  Count found_ = 0;                // in the components before
  Count seen_ = 0;
  std::optional<std::optional<Count>> counted_;  // asked for, and known

  Winning winning_;
  std::optional<std::string> total_;
  std::vector<ListedMove> listed_;
  std::size_t valued_ = 0;         // of those listed
  std::optional<Meter> replying_;  // for all replies
  std::vector<Reason> why_;
  std::vector<std::vector<Reason>> why_of_components_;
};

}  // namespace sg
