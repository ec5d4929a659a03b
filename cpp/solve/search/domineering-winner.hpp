// Winner of Domineering on a board of at most 8 by 8: each player in turn removes two cells, Left one above the other,
// Right side by side.
// Method   search with a table; boards are turned so that the player to move removes upright pairs. A player who has
//          more moves for certain than the other can have at all wins at once.
// Source   Breuker, Uiterwijk and van den Herik 2000; Bullock 2002
#pragma once

#include <optional>
#include <vector>

#include "core/game/game.hpp"
#include "core/game/move-progress.hpp"
#include "solve/search/bitboard-shapes.hpp"
#include "solve/search/mask-table.hpp"

namespace sg {

class DomineeringWinner {
 public:
  /// Begins with a root: who wins for either player to move, then after each move. Returns false if it is no such board.
  bool start(const Game& game, const PositionPtr& root);
  Progress advance(Meter& meter);
  /// Finds who wins the next of these boards.
  Progress find_next(Meter& meter);
  /// Returns the progress through the moves of the board that is judged; nullopt if none is being examined.
  std::optional<MoveProgress> progress() const;
  /// True if the player to move wins; nullopt if that was not found.
  std::optional<bool> wins(const Game& game, const Position& p) const;
  std::size_t positions() const { return known_.size(); }

 private:
  struct Frame {
    Cells form;
    std::size_t first;  // of the boards after its moves
  };

  /// Returns the board, turned for the player to move; nullopt if the game has none.
  std::optional<Cells> board_of(const Game& game, const Position& p) const;
  /// True if the player to move wins, by bounds or by the table.
  std::optional<bool> judged(Cells board) const;
  /// Form of a board that has a move, without single cells.
  Cells form_of(Cells board) const { return shapes_.canonical_upright(board & shapes_.joined_to(board)); }
  Cells safe_pairs(Cells board) const;
  int room_and_safe(Cells board) const;
  int sure_moves(Cells board, int first) const;
  /// Lists the boards after each move, turned for the other player, the most promising last.
  void push(Cells board);
  void tell(bool wins);

  BitboardShapes shapes_{BitboardShapes::most_columns};
  MaskTable known_;
  std::vector<Cells> roots_;  // boards still to be judged, the next one last
  std::vector<Frame> stack_;
  std::vector<Cells> after_;  // boards after the moves of all frames, those examined removed
  std::size_t moves_ = 0;     // of the first frame
};

}  // namespace sg
