// The shape of long work on the values of short games.
#pragma once

#include "request/boundary/job.hpp"
#include "solve/partizan/value-calculator.hpp"

namespace sg {

/// A job on forms: `work` goes on until it is done, and what a cap or a meter leaves is a limit.
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
  virtual Progress work(Meter& meter) = 0;
  ValueCalculator& calculator() { return calculator_; }
  /// What was met before it was done.
  std::string_view met() const { return met_; }

 private:
  ValueCalculator calculator_;
  std::string_view met_;
};

}  // namespace sg
