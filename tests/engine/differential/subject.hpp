// Engine's side of a comparison: one game under one convention. Its evaluator gets positions, and answers by
// theorem, table or search; every so often the same position is also printed as an address, read again and given to
// `analyze`.
#pragma once

#include <string_view>

#include "core/game/erased.hpp"
#include "request/address/address.hpp"
#include "solve/game/evaluator.hpp"
#include "tally.hpp"

namespace sg::differential {

class Subject {
 public:
  /// Every `stride`th position, beginning with the first, is also queried by its address; none if 0.
  Subject(GamePtr game, Play play, Tally& tally, unsigned stride = 64);
  /// The game as "nim" or, with rules, "subtraction(1,3)".
  Subject(std::string_view game, Play play, Tally& tally, unsigned stride = 64);

  const Game& game() const { return *game_; }
  /// Requires the value, and the winner that follows from it.
  template <class Own>
  void is_worth(Own own, std::uint64_t value) {
    is_worth(erased(std::move(own)), value);
  }
  /// Requires that the player to move wins, or does not.
  template <class Own>
  void is_won(Own own, bool wins) {
    is_won(erased(std::move(own)), wins);
  }
  /// Requires that the player to move wins, or does not, if a theorem or a table gives the answer without a search.
  template <class Own>
  void is_won_if_known(Own own, bool wins) {
    is_won_if_known(erased(std::move(own)), wins);
  }
  /// Requires the moves that the ruleset finds to a lost position to be these, in ascending order.
  template <class Own>
  void has_winning(const Own& own, const std::vector<Touch>& touches) {
    has_winning(erased(own), touches);
  }

 private:
  void is_worth(const PositionPtr& position, std::uint64_t value);
  void is_won(const PositionPtr& position, bool wins);
  void is_won_if_known(const PositionPtr& position, bool wins);
  void has_winning(const PositionPtr& position, const std::vector<Touch>& touches);

  Verdict found(const PositionPtr& position);
  Verdict by_address(const PositionPtr& position) const;
  bool goes_by_address() { return stride_ != 0 && asked_++ % stride_ == 0; }
  void demand(const Verdict& verdict, const PositionPtr& position, std::uint64_t value);
  void demand(const Verdict& verdict, const PositionPtr& position, bool wins);
  std::string address_of(const PositionPtr& position) const { return game_->name() + ':' + position->text(); }

  GamePtr game_;
  Play play_;
  Evaluator evaluator_;
  Tally& tally_;
  unsigned stride_;
  std::uint64_t asked_ = 0;
};

}  // namespace sg::differential
