#include "core/game/meter.hpp"

namespace sg {

bool Meter::spend(std::uint64_t steps) {
  refused_ = refused_ || steps > left_;
  left_ = refused_ ? 0 : left_ - steps;
  if (steps < until_asked_)
    until_asked_ -= steps;
  else
    ask();
  return !refused_;
}

bool Meter::spend_turns(std::uint64_t turns) {
  turns_ += turns;
  return turns_ < turns_a_step ? !refused_ : spend(std::exchange(turns_, turns_ % turns_a_step) / turns_a_step);
}

void Meter::ask() {
  until_asked_ = asked_every;
  if (!watch_) return;
  const Signal signal = watch_();
  paused_ = paused_ || signal == Signal::pause;
  stopped_ = stopped_ || signal == Signal::stop;
  full_ = full_ || signal == Signal::full;
  refused_ = refused_ || stopped_ || full_;
}

Meter Meter::stopped() {
  Meter none(0);
  none.refused_ = none.stopped_ = true;
  return none;
}

Meter Meter::full() {
  Meter none(0);
  none.refused_ = none.full_ = true;
  return none;
}

Meter Meter::share(std::uint64_t steps) const {
  Meter own(steps, watch_);
  own.stopped_ = stopped_;
  own.full_ = full_;
  own.refused_ = stopped_ || full_;
  return own;
}

Meter Meter::extra(std::uint64_t steps) const {
  Meter own = share(steps);
  own.no_pause_scopes_ = 1;
  return own;
}

}  // namespace sg
