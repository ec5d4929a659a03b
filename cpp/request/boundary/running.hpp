// Execution of a verb within its budget of steps and the available memory.
#pragma once

#include <memory>

#include "request/boundary/session.hpp"
#include "request/boundary/verb.hpp"

namespace sg {

class Running {
 public:
  /// Starts the verb with the steps of its parameter `budget`, or unlimited ones if it has none. `verb` and `session`
  /// must outlive this object. Throws InputError.
  Running(const Verb& verb, Arguments arguments, Session& session, Meter::Watch watch);

  /// Works until the meter pauses. Returns true once all is done or the meter refuses. Throws InputError.
  bool advance();
  Reply reply();
  Job& job() { return *job_; }

 private:
  void start() { job_ = verb_.start(arguments_, session_); }
  /// Returns what `work` returns. If memory runs out, clears the session, starts the job anew with a meter that grants
  /// nothing, and calls `work` again, for what is known at no cost.
  template <class Work>
  auto within_memory(Work&& work);

  const Verb& verb_;
  Arguments arguments_;
  Session& session_;
  Meter meter_;
  std::unique_ptr<Job> job_;
};

}  // namespace sg
