// Outcomes of positions of a game of two players: who wins if Left begins, and if Right does.
// Method   depth first over sums of parts, with a table of sums; moves that leave the opponent few moves come first. A
//          sum is decided as soon as the outcomes of its parts decide it.
// Source   Folkersen and Müller 2024-26 (MCGS) for splitting and the table; the order is our own
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/game/move-progress.hpp"
#include "solve/search/part-rules.hpp"
#include "solve/search/sum-table.hpp"

namespace sg {

class PartizanOutcomes {
 public:
  /// The game must be one of two players, and outlive this object.
  explicit PartizanOutcomes(const Game& game) : game_(game) {}
  /// Begins with a root; what was found of positions of the same board stays known.
  void start(const PositionPtr& root) {
    root_position_ = root;
    is_begun_ = false;
  }
  /// Works until it is known who wins for either player to move first, the search gives up (limit) or the meter pauses.
  Progress advance(Meter& meter);
  /// Returns the progress through the moves of the player who begins in the root; nullopt if none is being examined.
  std::optional<MoveProgress> progress() const;
  /// True if the player to move wins; nullopt if that was not found.
  std::optional<bool> wins(const PositionPtr& p);
  std::size_t positions() const { return sums_.size() + (rules_ ? rules_->size() : 0); }

 private:
  static constexpr std::size_t unlisted = ~std::size_t{0};
  /// Moves of one player in a part.
  struct Moves {
    std::size_t first = unlisted, last = 0;  // of the ends of its options
    std::size_t count = unlisted;
  };
  struct Part {
    std::array<Moves, 2> moves = {};
    KnownOfBoth known = {};
  };
  /// Sum in `parts_of_sums_`.
  struct Listed {
    std::size_t begin = 0, end = 0;
    std::size_t rank = 0;  // number of moves of the player to move
  };
  /// Sum on the path, with the sums after its moves from `first` on, of which the next one is examined.
  struct Frame {
    Listed sum;
    Player player;
    std::size_t begin;  // of the parts of these sums
    std::size_t first, next;
  };
  using Sum = std::span<const PartId>;

  Sum sum_of(const Listed& listed) const {
    return Sum(parts_of_sums_).subspan(listed.begin, listed.end - listed.begin);
  }
  void begin();
  Part& part(PartId id);
  Known known(Sum sum, Player player) const;
  Known by_parts(Sum sum, Player player) const;
  void tell(const Listed& listed, Player player, Known known);
  void end_frame(Known known);

  bool push(const Listed& sum, Player player, Meter& meter);
  bool list(PartId id, Player player, Meter& meter);
  bool is_zero(PartId id) { return part(id).known == KnownOfBoth{Known::loses, Known::loses}; }
  /// Adds the sum in which a part of `rest_` was replaced by an option of it.
  Listed add_sum(std::size_t replaced, std::size_t option);
  bool rank(Listed& listed, Player player, Meter& meter);

  const Game& game_;
  std::unique_ptr<PartRules> rules_;
  std::vector<Part> parts_;
  PartSums options_;  // of all parts, as they were listed
  SumTable sums_;
  std::vector<Frame> path_;
  std::vector<Listed> after_;          // sums after the moves of all frames
  std::vector<PartId> parts_of_sums_;  // of the root, then of these
  PositionPtr root_position_;
  Listed root_;
  std::vector<PartId> rest_;
  bool is_begun_ = false;
  bool given_up_ = false;
};

}  // namespace sg
