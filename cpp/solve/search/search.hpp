// Search by the definition, memoised: the worth of a position follows from the worths
// of its options, found depth first on an explicit stack.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/game/visit.hpp"
#include "core/text/error.hpp"
#include "core/value/algebra.hpp"
#include "solve/search/key-table.hpp"

namespace sg {

/// True if the algebra needs the moves that lead to the options, not only their worths.
template <class Algebra>
constexpr bool by_moves = false;

/// Depth-first search for worths. `Rules` has Position, key(p), each_move(p, meter, look), after, parts(p), and
/// known(p): the worth of a position if it is known without its options. If `each_move` stops by itself while the meter
/// does not pause, the moves cannot be listed.
template <class Rules, class Algebra>
class Search {
 public:
  using Position = typename Rules::Position;
  using Worth = typename Algebra::Worth;

  Search(Rules rules, Algebra algebra) : rules_(std::move(rules)), algebra_(algebra) {}

  /// Number of moves of one position at which the search gives up on it.
  static constexpr std::size_t most_moves = 1'000'000;
  /// Bytes of the key of a position for which one step is charged, as the key is made anew after each move.
  static constexpr std::size_t bytes_a_step = 512;

  /// Begins with a root; `opened` means that its options are valued even if the root itself is known.
  void start(Position p, bool opened = false) {
    // Positions on the stack that belong to another root stay unknown: their frames would give up again.
    if (!stack_.empty() && rules_.key(p) != rules_.key(*root_)) stack_.clear();
    root_ = std::move(p);
    opened_ = opened;
    given_up_ = false;
  }

  /// Works until the worth is found, the search gives up (limit) or the meter pauses. A move listed is a step;
  /// examining it costs more if the position is long.
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

  /// Returns the worth of a position; nullopt if it has not been found.
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

  /// Returns the worth stored for the part with this key; nullopt if there is none. Theorems are not consulted.
  std::optional<Worth> found(const std::string& key) {
    const auto* stored = memo_.find(key);
    return stored ? *stored : std::nullopt;
  }
  /// Stores the worth of the part with this key, found by other means.
  void tell(const std::string& key, const Worth& worth) { store(key, worth); }

  /// Searches and returns the worth of a position; nullopt if the meter pauses first or the search gives up.
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

  /// Returns the worth of a part if known; sets `key` unless a theorem gives it.
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

  /// Lists the moves of a position and pushes it, unless the meter pauses first or the search gives up.
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
  KeyTable<std::optional<Worth>> memo_;  // nullopt while the position is on the stack, or was left there
  std::optional<Position> root_;
  std::vector<Frame> stack_;
  bool opened_ = false;
  bool given_up_ = false;
};

}  // namespace sg
