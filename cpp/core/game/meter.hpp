// The one measure of work that a user can make long: whoever works spends steps, and leaves off where no more are granted.
// Unit     a step is one move that is listed, judged or tried, or 512 turns of the innermost loop of a table or a finder:
//          each about a microsecond.
// Stop     a meter is refused for good when its steps are spent, it was asked to stop or there is no more memory; a pause ends with
//          the next slice.
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
  /// Called at least once in every `asked_every` steps.
  using Watch = std::function<Signal()>;

  static constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();
  static constexpr std::uint64_t turns_a_step = 512;

  explicit Meter(std::uint64_t steps, Watch watch = {}) : granted_(steps), left_(steps), watch_(std::move(watch)) {}

  /// Takes steps, at most what is left; whether all of them were there and the work may go on.
  bool spend(std::uint64_t steps = 1);
  /// Of a loop so short that many turns of it are one step; what is no whole step is kept for the next.
  bool spend_turns(std::uint64_t turns);
  /// Whether to leave off where the work can be taken up again. Costs nothing.
  bool pauses() {
    if (--until_asked_ == 0) ask();
    return refused_ || (paused_ && no_pause_scopes_ == 0);
  }
  /// While one of these lives a pause waits: for what would have to begin again.
  class NoPauseScope {
   public:
    explicit NoPauseScope(Meter& meter) : meter_(meter) { ++meter_.no_pause_scopes_; }
    ~NoPauseScope() { --meter_.no_pause_scopes_; }
    NoPauseScope(const NoPauseScope&) = delete;
    NoPauseScope& operator=(const NoPauseScope&) = delete;

   private:
    Meter& meter_;
  };
  /// Some step was not granted, and no more are.
  bool refuses() const { return refused_; }
  /// Steps that are left.
  std::uint64_t left() const { return left_; }
  /// It was asked to stop.
  bool was_stopped() const { return stopped_; }
  /// There was no more memory.
  bool is_full() const { return full_; }
  /// Of one that refuses, what it met: "cancelled", "memory", or "positions", when the steps are spent.
  std::string_view limit() const { return stopped_ ? "cancelled" : full_ ? "memory" : "positions"; }
  /// After a pause.
  void resume() { paused_ = false; }

  /// One that grants nothing: of what is known at no cost.
  static Meter stopped();
  /// The same, for want of memory.
  static Meter full();
  /// Steps for extra work beside the answer: `steps`, but no more than the whole budget, or 10,000 where that is less.
  std::uint64_t at_most(std::uint64_t steps) const { return std::min(steps, std::max(granted_, least_extra)); }
  /// A meter of its own for a part of the work, under the same requests.
  Meter share(std::uint64_t steps) const;
  /// The same for something by the way, without pauses.
  Meter extra(std::uint64_t steps) const;
  /// A part that is granted no more than the whole has left.
  Meter capped(std::uint64_t steps) const { return share(std::min(steps, left_)); }
  /// Of a part, when the work is taken up again: the whole may have been asked to stop.
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
