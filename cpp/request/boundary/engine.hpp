// Engine of a page or a process: the state that outlives a request, the request in progress, and whether an engine with
// more games or verbs could answer.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "request/boundary/running.hpp"

namespace sg {

class Engine {
 public:
  /// Makes the arguments of a request; memory may not suffice even for these.
  using MakeArguments = std::function<Verb::Given()>;

  /// A copy of `watch` ends or pauses each request.
  explicit Engine(Meter::Watch watch) : watch_(std::move(watch)) {}

  /// Answers a request without pauses. Throws InputError.
  Reply run(const Verb& verb, Arguments arguments);

  /// Answers a request without pauses, an error included.
  std::string ask(const std::string& verb, const MakeArguments& arguments);
  /// Starts a request in place of the one in progress.
  void start(const std::string& verb, const MakeArguments& arguments);
  /// Continues the request in progress until it is done, which returns true, or the watch pauses it.
  bool advance();
  /// Returns what the request in progress has found by now, or the error that ended it.
  std::string result() const { return current_.reply(); }
  /// Returns the job of the request in progress; null before the first one and after an error.
  Job* job() const { return current_.running ? &current_.running->job() : nullptr; }
  /// Returns true if the last call named a verb or a game that this engine does not have.
  bool lacks() const { return lacks_; }

 private:
  /// A verb in progress, or the error that ended it.
  struct Request {
    std::unique_ptr<Running> running = {};
    std::string error = {};
    bool lacks = false;

    std::string reply() const;
  };
  void start(Request& request, const std::string& verb, const MakeArguments& arguments);
  bool advance(Request& request);
  /// Stores the error that `work` throws, which ends the request.
  template <class Work>
  void guard(Request& request, Work&& work);

  Meter::Watch watch_;
  Session session_ = {};
  Request current_ = {};
  bool lacks_ = false;
};

}  // namespace sg
