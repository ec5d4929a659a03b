// A verb at work within the steps that it was granted and the memory there is.
#pragma once

#include <memory>

#include "request/boundary/session.hpp"
#include "request/boundary/verb.hpp"

namespace sg {

class Running {
 public:
  /// As many steps as its budget says, any number where it has none. Throws InputError.
  Running(const Verb& verb, Arguments arguments, Session& session, Meter::Watch watch);

  /// Whether there is no more to do. Throws InputError.
  bool advance();
  Reply reply();
  Job& job() { return *job_; }

 private:
  void start() { job_ = verb_.start(arguments_, session_); }
  /// Where memory does not suffice, the same once more with nothing granted: for what is known without.
  template <class Work>
  auto within_memory(Work&& work);

  const Verb& verb_;
  Arguments arguments_;
  Session& session_;
  Meter meter_;
  std::unique_ptr<Job> job_;
};

}  // namespace sg
