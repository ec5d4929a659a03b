// Winner of a board of a game of two players: of Domineering on bitboards, else by the outcomes of parts.
#pragma once

#include "solve/search/domineering-winner.hpp"
#include "solve/search/partizan-outcomes.hpp"

namespace sg {

class BoardWinner {
 public:
  /// The game must be one of two players, and outlive this object.
  explicit BoardWinner(const Game& game) : game_(game), outcomes_(game) {}
  /// Begins with a root: who wins it for either player to move first. What was found before stays known.
  void start(const PositionPtr& root) {
    is_on_bitboard_ = domineering_.start(game_, root);
    if (!is_on_bitboard_) outcomes_.start(root);
  }
  Progress advance(Meter& meter) { return is_on_bitboard_ ? domineering_.advance(meter) : outcomes_.advance(meter); }
  /// Returns the progress through the moves of a board; nullopt if none is being examined.
  std::optional<MoveProgress> progress() const {
    return is_on_bitboard_ ? domineering_.progress() : outcomes_.progress();
  }
  /// True if the player to move wins; nullopt if that was not found.
  std::optional<bool> wins(const PositionPtr& p) {
    const auto wins = domineering_.wins(game_, *p);
    return wins ? wins : outcomes_.wins(p);
  }
  std::size_t positions() const { return domineering_.positions() + outcomes_.positions(); }

 private:
  const Game& game_;
  DomineeringWinner domineering_;
  PartizanOutcomes outcomes_;
  bool is_on_bitboard_ = false;
};

}  // namespace sg
