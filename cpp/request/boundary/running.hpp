// Execution of a verb within its budget of steps and the available memory.
#pragma once

#include <cstdint>
#include <memory>

#include "request/boundary/session.hpp"
#include "request/boundary/verb.hpp"

namespace sg {

/// Reader of what people type. It replaces the positions and games that are not written as addresses by those that they
/// stand for, and returns true if there are any; otherwise it adds to the error what to type instead. It is enrolled by
/// request/input/typed-arguments.cpp, which an engine without all games does not have.
using ResolveArguments = bool (*)(const Verb& verb, Arguments& arguments, InputError& error);
void enrol(ResolveArguments resolve);

/// How positions and games are read: as addresses alone, or whatever they are typed as.
enum class Reading : std::uint8_t { exact, typed };

class Running {
 public:
  /// Starts the verb with the steps of its parameter `budget`, or unlimited ones if it has none. `verb` and `session`
  /// must outlive this object. Throws InputError.
  Running(const Verb& verb, Arguments arguments, Session& session, Meter::Watch watch, Reading reading);

  /// Works until the meter pauses. Returns true once all is done or the meter refuses. Throws InputError.
  bool advance();
  Reply reply();
  Job& job() { return *job_; }

 private:
  void start() { job_ = verb_.start(arguments_, session_); }
  /// Returns what `work` returns. If it throws an InputError, resolves what was typed, once, and calls `again` instead. An
  /// error of the resolved text has no place in the text that was typed.
  template <class Work, class Again>
  auto resolving(Work&& work, Again&& again);
  /// Returns what `work` returns. If memory runs out, clears the session, starts the job anew with a meter that grants
  /// nothing, and calls `work` again, for what is known at no cost.
  template <class Work>
  auto within_memory(Work&& work);

  const Verb& verb_;
  Arguments arguments_;
  Session& session_;
  Meter meter_;
  std::unique_ptr<Job> job_;
  Reading reading_;  // exact once it was tried to resolve what was typed
  bool is_resolved_ = false;
};

}  // namespace sg
