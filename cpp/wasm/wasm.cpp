// Boundary of the WebAssembly module: takes texts and returns one JSON document, for a request in one go or a job in
// slices of time. No C++ exception crosses it. The arguments are one list in which names and texts alternate; each verb
// takes those of its row in the table of verbs.
#include <emscripten/bind.h>
#include <emscripten/html5.h>

#include <memory>
#include <vector>

#include "request/boundary/memory.hpp"
#include "request/boundary/running.hpp"
#include "request/families/sequence.hpp"

namespace {

sg::Session session;

/// End of the current slice of time, in milliseconds of the page's clock.
double deadline = 0;
struct Watch {
  sg::Meter::Signal operator()() {
    if (memory.is_full()) return sg::Meter::Signal::full;
    return emscripten_get_now() < deadline ? sg::Meter::Signal::go_on : sg::Meter::Signal::pause;
  }
  sg::MemoryWatch memory = {};
};

/// Running verb, or the fault that ended it.
struct Request {
  std::unique_ptr<sg::Running> running;
  std::string fault;
  bool lacks = false;  // true if it named a verb or a game that this engine lacks

  void start(const std::string& name, const emscripten::val& words) {
    running.reset();
    lacks = false;
    keep_fault([&] {
      const sg::Verb* const verb = sg::find_verb(name);
      lacks = verb == nullptr;
      if (!verb) throw sg::UsageError{sg::ErrorCode::bad_request, name, {sg::Expected::verb}};
      const auto list = emscripten::vecFromJSArray<std::string>(words);
      sg::Verb::Given given;
      for (std::size_t i = 0; i + 1 < list.size(); i += 2) given.emplace_back(list[i], list[i + 1]);
      running = std::make_unique<sg::Running>(*verb, verb->arguments(given), session, Watch());
    });
  }
  /// Goes on with the work; returns true if there is no more to do.
  bool advance() {
    bool done = true;
    if (running) keep_fault([&] { done = running->advance(); });
    return done || !running;
  }
  std::string reply() const {
    return running ? sg::guarded([this] { return running->reply(); }).document : fault;
  }
  sg::Job* job() const { return running ? &running->job() : nullptr; }

 private:
  template <class Work>
  void keep_fault(Work&& work) {
    fault = sg::guarded([&] { return work(), sg::Reply{}; }).document;
    if (!fault.empty()) running.reset();
    lacks |= sg::take_unknown_game_flag();
  }
};

/// Only job of this instance.
Request job;
bool last_lacks = false;
std::vector<std::uint16_t> narrow;
std::vector<std::uint32_t> wide;

std::string ask(const std::string& verb, const emscripten::val& words) {
  Request request;
  deadline = std::numeric_limits<double>::infinity();
  request.start(verb, words);
  while (!request.advance()) {
  }
  last_lacks = request.lacks;
  return request.reply();
}

void start(const std::string& verb, const emscripten::val& words) {
  job.start(verb, words);
  last_lacks = job.lacks;
}

bool advance(double milliseconds) {
  deadline = emscripten_get_now() + milliseconds;
  const bool done = job.advance();
  last_lacks = job.lacks;
  return done;
}

/// Returns true if the last request is one for an engine with more games or verbs.
bool lacks() { return last_lacks; }

double made() { return job.job() ? static_cast<double>(job.job()->made()) : 0; }
std::string result() { return job.reply(); }

template <class Word>
emscripten::val view(const std::vector<Word>& words) {
  return emscripten::val(emscripten::typed_memory_view(words.size(), words.data()));
}

/// Returns the values that the current job has made, in 16 bits each if that is enough, else in 32; none unless it is
/// that of a sequence. They are a view of this memory, to be copied before the next call.
emscripten::val values() {
  narrow.clear();
  wide.clear();
  const auto* const series = dynamic_cast<const sg::SequenceJob*>(job.job());
  if (!series) return view(narrow);
  if (auto words = series->tabulation().values<std::uint16_t>(0)) return view(narrow = *std::move(words));
  return view(wide = series->tabulation().values<std::uint32_t>(0).value());
}

}  // namespace

EMSCRIPTEN_BINDINGS(sg) {
  emscripten::function("ask", &ask);
  emscripten::function("start", &start);
  emscripten::function("advance", &advance);
  emscripten::function("made", &made);
  emscripten::function("result", &result);
  emscripten::function("values", &values);
  emscripten::function("lacks", &lacks);
}
