// The definition, memoised: what a position is worth follows from what its options are worth, found depth first on an
// explicit stack.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/game/visit.hpp"
#include "core/text/internal-error.hpp"
#include "core/value/algebra.hpp"
#include "solve/search/key-table.hpp"

namespace sg {

/// Whether the options of an algebra's worth are told apart by the moves to them.
template <class Algebra>
constexpr bool by_moves = false;

/// `Rules` has Position, key(p), each_move(p, meter, look), after, parts(p), and known(p): the worth of a position as far as
/// it is known without its options. Where `each_move` leaves off by itself and the meter does not pause, the moves cannot be
/// listed.
template <class Rules, class Algebra>
class Search {
 public:
  using Position = typename Rules::Position;
  using Worth = typename Algebra::Worth;

  Search(Rules rules, Algebra algebra) : rules_(std::move(rules)), algebra_(algebra) {}

  /// Moves that one position may have before the search gives up on it.
  static constexpr std::size_t most_moves = 1'000'000;
  /// Of its key, to be made anew after each move.
  static constexpr std::size_t bytes_a_step = 512;

  /// `opened`: its options are valued even where the position itself is known.
  void start(Position p, bool opened = false) {
    // Positions open below another root stay unknown: their frames would give up again.
    if (!stack_.empty() && rules_.key(p) != rules_.key(*root_)) stack_.clear();
    root_ = std::move(p);
    opened_ = opened;
    given_up_ = false;
  }

  /// A move that is listed is a step; to look at it costs more where the position is long.
  Progress advance(Meter& meter) {
    while (!given_up_) {
      if (meter.pauses()) return Progress::working;
      if (stack_.empty()) {
        std::string key;
        if (opened_ && !found(key = rules_.key(*root_)))
          push(*root_, std::move(key), meter);
        else if (worth_or_push(*root_, meter))
          return Progress::done;
        continue;
      }
      Frame& frame = stack_.back();
      if (frame.next == frame.moves.size()) {
        *memo_.find(frame.key) = algebra_.worth(frame.options);
        stack_.pop_back();
        continue;
      }
      meter.spend(frame.key.size() / bytes_a_step);
      const Position option = rules_.after(frame.position, frame.moves[frame.next]);
      if (const auto worth = worth_or_push(option, meter)) {
        if constexpr (by_moves<Algebra>)
          frame.options.add(*worth, frame.moves[frame.next]);
        else
          frame.options.add(*worth);
        frame.next = frame.options.settled(stack_.size() == 1) ? frame.moves.size() : frame.next + 1;
      }
    }
    return Progress::limit;
  }

  /// What a position is worth, as far as it has been found.
  std::optional<Worth> worth(const Position& p) {
    Worth sum = algebra_.nothing();
    std::string key;
    for (const Position& part : rules_.parts(p)) {
      const auto own = worth_of_part(part, key);
      if (!own) return std::nullopt;
      sum = algebra_.sum(sum, *own);
    }
    return sum;
  }

  /// What has been found of the part with this key, where no theorem tells.
  std::optional<Worth> found(const std::string& key) {
    const auto* stored = memo_.find(key);
    return stored ? *stored : std::nullopt;
  }
  /// What has been found otherwise of the part with this key.
  void tell(const std::string& key, const Worth& worth) { store(key, worth); }

  /// Of one position after the other, what each is worth; nothing when the meter pauses first.
  std::optional<Worth> judge(const Position& p, Meter& meter) {
    start(p);
    return advance(meter) == Progress::done ? worth(p) : std::nullopt;
  }

  std::size_t positions() const { return memo_.size(); }

 private:
  struct Frame {
    Position position;
    std::string key;
    std::vector<Touch> moves = {};
    std::size_t next = 0;
    typename Algebra::Options options = {};
  };

  /// Makes its key where a theorem does not tell.
  std::optional<Worth> worth_of_part(const Position& part, std::string& key) {
    if (const auto known = rules_.known(part)) return known;
    return found(key = rules_.key(part));
  }

  std::optional<Worth> worth_or_push(const Position& option, Meter& meter) {
    Worth sum = algebra_.nothing();
    std::string key;
    for (Position& part : rules_.parts(option)) {
      if (const auto own = worth_of_part(part, key)) {
        sum = algebra_.sum(sum, *own);
      } else {
        push(std::move(part), std::move(key), meter);
        return std::nullopt;
      }
    }
    return sum;
  }

  void store(const std::string& key, const std::optional<Worth>& worth) {
    if (auto* const stored = memo_.find(key))
      *stored = worth;
    else
      memo_.insert(key, worth);
  }

  /// Not where the meter pauses before all moves are listed.
  void push(Position p, std::string key, Meter& meter) {
    // Each position on the stack is in the memo, once.
    if (stack_.size() > memo_.size()) internal_error("a position follows itself");
    Frame frame{std::move(p), std::move(key)};
    const bool all = rules_.each_move(frame.position, meter, [&](const Touch& touch) {
      frame.moves.push_back(touch);
      return frame.moves.size() < most_moves;
    });
    if (!all) {
      given_up_ = frame.moves.size() == most_moves || !meter.pauses();
      return;
    }
    opened_ = false;
    store(frame.key, std::nullopt);
    stack_.push_back(std::move(frame));
  }

  Rules rules_;
  Algebra algebra_;
  KeyTable<std::optional<Worth>> memo_;  // nothing while the position is on the stack, or was left there
  std::optional<Position> root_;
  std::vector<Frame> stack_;
  bool opened_ = false;
  bool given_up_ = false;
};

}  // namespace sg
