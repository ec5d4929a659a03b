// Moves of an analysed position as they are listed, each with what follows from it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "request/analysis/winning-moves.hpp"
#include "request/play/move-text.hpp"

namespace sg {

/// Moves to list: all, the winning ones, or none.
enum class Listing : std::uint8_t { all, winning, none };
/// Returns the listing of "all" or "winning"; none for any other text.
Listing read_listing(std::string_view text);

struct ListedMove {
  Move move;
  std::optional<bool> wins = {};
  Verdict then = {};                   // of the position after it
  std::optional<std::string> to = {};  // address of that position; nullopt if it is long
  std::optional<MoveText> reply = {};  // winning answer, if the move does not win
};

class ListedMoves {
 public:
  /// The sum must outlive this object.
  ListedMoves(SolvedSum& solved, Listing listing);

  Listing listing() const { return listing_; }
  /// Gathers the best moves, which win or hold a draw, then the others that are to be listed, until the list is full.
  void gather(const std::vector<Move>& best, bool win, Meter& meter);
  /// Works until each move has the verdict, address and answer that can be found, which returns true, or the meter
  /// pauses. A stopped meter drops the moves that have none.
  bool advance(Meter& meter, SettlingBudget& settling);
  const std::vector<ListedMove>& all() const { return all_; }

 private:
  /// Returns true if the winner after the move is unknown, or a value that may exist.
  bool needs_settling(const Verdict& then) const;
  void evaluate(ListedMove& listed, const Sum& next);
  /// Puts winning moves first by the counters that they leave, then those that draw: of moves in a game whose positions
  /// can come back the first makes sure of progress.
  void put_progress_first();
  std::optional<Move> same_move_in_twin(const Move& move, const Sum& next);

  SolvedSum& solved_;
  Listing listing_;
  bool has_addresses_;  // of positions after a move; else the sum is too long
  bool is_gathered_ = false;
  std::vector<ListedMove> all_;
  std::size_t evaluated_ = 0;
  std::optional<Meter> replying_;  // for all answers
};

/// Returns the finder of values other than nimbers in the sum; null if it has none. Owned by the sum.
ValueFinder* value_finder_of(SolvedSum& solved);

}  // namespace sg
