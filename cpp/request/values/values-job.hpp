// Base of jobs that work on the values of short games.
#pragma once

#include "request/boundary/job.hpp"
#include "solve/partizan/value-calculator.hpp"

namespace sg {

/// Job that repeats `work` until that is done or meets a limit: a cap on forms, or a meter that refuses.
class ValuesJob : public Job {
 public:
  bool advance(Meter& meter) final {
    calculator_.forms.measure_by(meter);
    const Progress state = on_forms([&] { return work(meter); });
    if (meter.refuses()) met_ = meter.limit();
    if (state == Progress::limit && met_.empty()) met_ = "games";
    return state != Progress::working || meter.refuses();
  }
  std::uint64_t made() const final { return calculator_.forms.size() + calculator_.positions.positions(); }

 protected:
  /// Continues the work; may throw partizan::Interrupted.
  virtual Progress work(Meter& meter) = 0;
  ValueCalculator& calculator() { return calculator_; }
  /// Returns the limit that ended the work: that of the meter, or "games" for a cap; empty if none was met.
  std::string_view met() const { return met_; }

 private:
  ValueCalculator calculator_;
  std::string_view met_;
};

}  // namespace sg
