#include "solve/search/domineering-winner.hpp"

#include <array>
#include <utility>

#include "core/text/minsize.hpp"

namespace sg {
namespace {

constexpr unsigned row_bits = BitboardShapes::most_columns;
constexpr std::uint64_t lost = 1, won = 2;

/// Upper cells of as many upright pairs as there is room for.
Cells pairs_in(Cells board) {
  Cells pairs = 0, used = 0;
  for (unsigned at = 0; at + row_bits < Bitboard::most; at += row_bits) {
    used = board >> at & board >> (at + row_bits) & 0xFF & ~used;
    pairs |= used << at;
  }
  return pairs;
}
Cells both(Cells upper) { return upper | upper << row_bits; }

}  // namespace

SG_MINSIZE bool DomineeringWinner::start(const Game& game, const PositionPtr& root) {
  stack_.clear();
  after_.clear();
  roots_.clear();
  const auto board = board_of(game, *root);
  if (!board) return false;
  for (Cells upper = *board & *board >> row_bits; upper != 0; upper &= upper - 1)
    roots_.push_back(shapes_.transposed(*board & ~both(upper & -upper)));
  roots_.push_back(shapes_.transposed(*board));
  roots_.push_back(*board);
  return true;
}

Progress DomineeringWinner::advance(Meter& meter) {
  while (!roots_.empty())
    if (find_next(meter) == Progress::working) return Progress::working;
  return Progress::done;
}

Progress DomineeringWinner::find_next(Meter& meter) {
  while (!meter.pauses()) {
    const bool at_root = stack_.empty();
    if (!at_root && after_.size() == stack_.back().first) {
      tell(false);
      continue;
    }
    meter.spend();
    const Cells board = at_root ? roots_.back() : after_.back();
    const auto wins = judged(board);
    if (!wins) {
      push(board);
    } else if (at_root) {
      roots_.pop_back();
      return Progress::done;
    } else if (*wins) {
      after_.pop_back();
    } else {
      tell(true);
    }
  }
  return Progress::working;
}

SG_MINSIZE std::optional<MoveProgress> DomineeringWinner::progress() const {
  if (stack_.empty()) return std::nullopt;
  return MoveProgress{moves_ - (stack_.size() > 1 ? stack_[1].first : after_.size()), moves_};
}

SG_MINSIZE std::optional<bool> DomineeringWinner::wins(const Game& game, const Position& p) const {
  const auto board = board_of(game, p);
  return board ? judged(*board) : std::nullopt;
}

SG_MINSIZE std::optional<Cells> DomineeringWinner::board_of(const Game& game, const Position& p) const {
  const auto board = game.bitboard(p);
  if (!board || board->removal != Bitboard::Removal::pair_by_player) return std::nullopt;
  if (board->columns > row_bits || board->rows > row_bits) return std::nullopt;
  const Cells cells = *shapes_.placed(*board);
  return game.left_moves(p) ? cells : shapes_.transposed(cells);
}

std::optional<bool> DomineeringWinner::judged(Cells board) const {
  const Cells turned = shapes_.transposed(board);
  const int most_own = count_cells(pairs_in(board)), most_other = count_cells(pairs_in(turned));
  if (most_own == 0) return false;
  if (sure_moves(board, 1) > most_other) return true;
  if (sure_moves(turned, 0) >= most_own) return false;
  const std::uint64_t known = known_.find(form_of(board));
  return known == 0 ? std::nullopt : std::optional(known == won);
}

/// Pairs that the other player cannot touch.
Cells DomineeringWinner::safe_pairs(Cells board) const {
  return pairs_in(board & ~shapes_.left_of(board) & ~shapes_.right_of(board));
}
int DomineeringWinner::room_and_safe(Cells board) const {
  return count_cells(pairs_in(board)) + count_cells(safe_pairs(board));
}

/// Moves that a player has for certain: pairs that the other cannot touch, and every other one of pairs of which a move
/// of the other touches one.
int DomineeringWinner::sure_moves(Cells board, int first) const {
  const Cells safe = safe_pairs(board);
  Cells left = board & ~both(safe);
  int open = 0;
  for (Cells upper; (upper = left & left >> row_bits) != 0; ++open) {
    const Cells pair = both(upper & -upper);
    left &= ~(pair | shapes_.left_of(pair) | shapes_.right_of(pair));
  }
  return count_cells(safe) + (open + first) / 2;
}

void DomineeringWinner::push(Cells board) {
  stack_.push_back({form_of(board), after_.size()});
  std::array<int, Bitboard::most> ranks;
  std::size_t moves = 0;
  for (Cells upper = board & board >> row_bits; upper != 0; upper &= upper - 1) {
    const Cells own = board & ~both(upper & -upper), turned = shapes_.transposed(own);
    const int rank = room_and_safe(own) - room_and_safe(turned);
    after_.push_back(turned);
    std::size_t at = moves++;
    for (auto place = after_.end() - 1; at > 0 && ranks[at - 1] > rank; --at, --place) {
      ranks[at] = ranks[at - 1];
      std::swap(*place, *(place - 1));
    }
    ranks[at] = rank;
  }
  if (stack_.size() == 1) moves_ = moves;
}

/// Ends the frame on top; the move that led there loses if its player to move wins.
void DomineeringWinner::tell(bool wins) {
  known_.store(stack_.back().form, wins ? won : lost);
  after_.resize(stack_.back().first);
  stack_.pop_back();
}

}  // namespace sg
