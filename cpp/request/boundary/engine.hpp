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
  /// Makes the arguments of a request. Called where exceptions are caught, as memory may not suffice even for these.
  using MakeArguments = std::function<Verb::Given()>;

  /// Each request gets a copy of `watch`, which may pause or stop it.
  explicit Engine(Meter::Watch watch) : watch_(std::move(watch)) {}

  /// Runs a request to its end, ignoring pauses, and returns the reply. Throws InputError.
  Reply run(const Verb& verb, Arguments arguments, Reading reading);

  /// Runs a request to its end, ignoring pauses, and returns the document, which may be that of an error.
  std::string ask(const std::string& verb, const MakeArguments& arguments, Reading reading);
  /// Starts a request in place of the one in progress.
  void start(const std::string& verb, const MakeArguments& arguments, Reading reading);
  /// Continues the request in progress. Returns true once it is done, false if the watch has paused it.
  bool advance();
  /// Returns the document of the request in progress: what is known so far, or the error that ended it.
  std::string result() const { return current_.reply(); }
  /// Returns the job of the request in progress; null before the first one and after an error.
  Job* job() const { return current_.running ? &current_.running->job() : nullptr; }
  /// Returns true if the last call named a verb or a game that this engine does not have.
  bool lacks() const { return lacks_; }

 private:
  /// Verb in progress, or the error that ended it.
  struct Request {
    std::unique_ptr<Running> running = {};
    std::string error = {};
    bool lacks = false;

    std::string reply() const;
  };
  void start(Request& request, const std::string& verb, const MakeArguments& arguments, Reading reading);
  bool advance(Request& request);
  /// Runs `work`; an error that it throws is stored in the request and ends it.
  template <class Work>
  void guard(Request& request, Work&& work);

  Meter::Watch watch_;
  Session session_ = {};
  Request current_ = {};
  bool lacks_ = false;
};

}  // namespace sg
