// The definition, memoised: the value of a position is the mex of its options' values, found depth first on an explicit
// stack. Under misere play the terminal position is worth 1 instead of 0; the result is the misere value g-, which is 0
// exactly where the player to move loses (Winning Ways, ch. 13).
#pragma once

#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "core/key-table.hpp"
#include "core/ruleset.hpp"

namespace sg {

/// `Rules` has Position, key(p), each_move, after, over(p), parts(p) and known(p); all but the first four may answer
/// trivially. Parts are used under normal play only: in misere play a sum is not the xor of its parts.
enum class Want : bool { value, winner };

/// With `Want::winner` a position below the first is left as soon as an option is found lost: its value is then right only
/// in being 0 or not.
template <class Rules>
class Search {
 public:
  using Position = typename Rules::Position;

  Search(const Rules& rules, Play play, Want want) : rules_(rules), play_(play), want_(want) {}

  /// Moves that one position may have before the search gives up on it.
  static constexpr std::size_t most_moves = 1'000'000;

  void start(Position p) {
    root_ = std::move(p);
    given_up_ = false;
  }

  Progress advance(std::uint64_t& budget) {
    while (!given_up_) {
      if (budget == 0) return Progress::working;
      if (stack_.empty()) {
        if (value_or_push(*root_)) return Progress::done;
        continue;
      }
      Frame& frame = stack_.back();
      if (frame.next == frame.moves.size()) {
        const Value value = close(frame);
        *memo_.find(frame.key) = value;
        stack_.pop_back();
        continue;
      }
      const Position option = rules_.after(frame.position, frame.moves[frame.next]);
      if (const auto value = value_or_push(option)) {
        frame.ends = frame.ends || value->is_over();
        if (value->is_nimber()) frame.options.push_back(value->nimber());
        const bool lost = value->is_nimber() && value->nimber() == 0;
        frame.next = want_ == Want::winner && lost && stack_.size() > 1 ? frame.moves.size() : frame.next + 1;
      } else {
        --budget;
      }
    }
    return Progress::limit;
  }

  /// The value of a position, as far as it has been found.
  std::optional<Value> value(const Position& p) {
    Value sum = Value::nimber(0);
    for (const Position& part : rules_.parts(p)) {
      const auto v = value_of_part(part);
      if (!v) return std::nullopt;
      sum = sum ^ *v;
    }
    return sum;
  }

  std::size_t positions() const { return memo_.size(); }

 private:
  struct Frame {
    Position position;
    std::string key;
    std::vector<Touch> moves;
    std::size_t next = 0;
    std::vector<Nimber> options = {};
    bool ends = false;
  };

  std::optional<Value> value_of_part(const Position& part) {
    if (const auto v = rules_.known(part)) return v;
    const auto* stored = memo_.find(rules_.key(part));
    return stored ? *stored : std::nullopt;
  }

  std::optional<Value> value_or_push(const Position& option) {
    Value sum = Value::nimber(0);
    for (Position& part : rules_.parts(option)) {
      if (const auto v = value_of_part(part)) {
        sum = sum ^ *v;
      } else {
        push(std::move(part));
        return std::nullopt;
      }
    }
    return sum;
  }

  void push(Position p) {
    std::string key = rules_.key(p);
    if (rules_.over(p)) {
      memo_.insert(key, Value::over());
      return;
    }
    if (memo_.find(key)) throw std::logic_error("a position follows itself");
    Frame frame{std::move(p), std::move(key), {}};
    given_up_ = !rules_.each_move(frame.position, [&](const Touch& touch) {
      frame.moves.push_back(touch);
      return frame.moves.size() < most_moves;
    });
    memo_.insert(frame.key, std::nullopt);
    stack_.push_back(std::move(frame));
  }

  Value close(Frame& frame) const {
    if (frame.ends) return Value::loony();
    if (frame.moves.empty()) return Value::nimber(play_ == Play::misere ? 1 : 0);
    return Value::nimber(mex(frame.options));
  }

  const Rules& rules_;
  Play play_;
  Want want_;
  KeyTable<std::optional<Value>> memo_;  // nothing while the position is on the stack
  std::optional<Position> root_;
  std::vector<Frame> stack_;
  bool given_up_ = false;
};

}  // namespace sg
