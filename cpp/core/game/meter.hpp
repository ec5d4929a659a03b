// Budget of work: code whose work a user can make long spends steps from a Meter, and stops when it grants no more.
// Unit     a step is one move listed, judged or tried, or 512 turns of the innermost loop of a table or a finder:
//          each about a microsecond.
// Stop     a meter refuses for good once its steps are spent, it was asked to stop or memory is exhausted; a pause ends
//          with the next slice.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <limits>
#include <string_view>
#include <utility>

namespace sg {

class Meter {
 public:
  enum class Signal : std::uint8_t { go_on, pause, stop, full };
  /// Called at least once in every `asked_every` steps; returns what the caller of the work requests.
  using Watch = std::function<Signal()>;

  static constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();
  static constexpr std::uint64_t turns_a_step = 512;

  explicit Meter(std::uint64_t steps, Watch watch = {}) : granted_(steps), left_(steps), watch_(std::move(watch)) {}

  /// Takes `steps` from the budget. Returns false if fewer are
  /// left, all of which it then takes, or if the meter refuses.
  bool spend(std::uint64_t steps = 1);
  /// Spends turns of a loop, `turns_a_step` to a step; a remainder counts towards the next step. Returns like `spend`.
  bool spend_turns(std::uint64_t turns);
  /// Returns true if work that can be resumed should stop here: the meter refuses, or a pause was requested and no
  /// NoPauseScope lives. Takes no steps.
  bool pauses() {
    if (--until_asked_ == 0) ask();
    return refused_ || (paused_ && no_pause_scopes_ == 0);
  }
  /// Defers pauses while it lives: for work that would have to begin again.
  class NoPauseScope {
   public:
    explicit NoPauseScope(Meter& meter) : meter_(meter) { ++meter_.no_pause_scopes_; }
    ~NoPauseScope() { --meter_.no_pause_scopes_; }
    NoPauseScope(const NoPauseScope&) = delete;
    NoPauseScope& operator=(const NoPauseScope&) = delete;

   private:
    Meter& meter_;
  };
  /// Returns true if no more steps are granted.
  bool refuses() const { return refused_; }
  /// Number of steps left.
  std::uint64_t left() const { return left_; }
  /// Returns true if the work was asked to stop.
  bool was_stopped() const { return stopped_; }
  /// Returns true if memory was exhausted.
  bool is_full() const { return full_; }
  /// Reason of a refusal: "cancelled", "memory", or "positions" if the steps are spent. Call it only if `refuses`.
  std::string_view limit() const { return stopped_ ? "cancelled" : full_ ? "memory" : "positions"; }
  /// Ends a pause.
  void resume() { paused_ = false; }

  /// Returns a meter that grants nothing, for what is known at no cost.
  static Meter stopped();
  /// Returns a meter that grants nothing because memory is exhausted.
  static Meter full();
  /// Steps for work beyond the answer: `steps`, limited to the original budget or 10,000, whichever is more.
  std::uint64_t at_most(std::uint64_t steps) const { return std::min(steps, std::max(granted_, least_extra)); }
  /// Returns a separate meter for a part of the work, which obeys the same requests to pause or stop.
  Meter share(std::uint64_t steps) const;
  /// Returns a separate meter that never pauses, for work beyond the answer.
  Meter extra(std::uint64_t steps) const;
  /// Returns a separate meter with at most the steps that are left here.
  Meter capped(std::uint64_t steps) const { return share(std::min(steps, left_)); }
  /// Call on the meter of a part when its work is resumed: ends its
  /// pause and adopts a stop or exhausted memory from `whole`.
  void sync(const Meter& whole) {
    paused_ = false;
    stopped_ = stopped_ || whole.stopped_;
    full_ = full_ || whole.full_;
    refused_ = refused_ || stopped_ || full_;
  }

 private:
  static constexpr std::uint64_t asked_every = 32;
  static constexpr std::uint64_t least_extra = 10'000;

  void ask();

  std::uint64_t granted_, left_;
  std::uint64_t turns_ = 0;
  std::uint64_t until_asked_ = asked_every;
  bool refused_ = false, paused_ = false, stopped_ = false, full_ = false;
  unsigned no_pause_scopes_ = 0;
  Watch watch_;
};

}  // namespace sg
