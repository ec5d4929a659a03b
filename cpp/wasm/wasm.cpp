// Boundary of the WebAssembly module: texts in, one JSON document out, at once or in time slices. No C++ exception
// crosses it. Names and texts of arguments alternate in one list; each verb takes those of its row in the table of verbs.
#include <emscripten/bind.h>
#include <emscripten/html5.h>

#include <limits>
#include <vector>

#include "request/boundary/engine.hpp"
#include "request/boundary/memory.hpp"
#include "request/families/sequence.hpp"

namespace {

/// End of the current time slice, in the milliseconds of the page's clock.
double deadline = std::numeric_limits<double>::infinity();
struct Watch {
  sg::Meter::Signal operator()() {
    if (memory.is_full()) return sg::Meter::Signal::full;
    return emscripten_get_now() < deadline ? sg::Meter::Signal::go_on : sg::Meter::Signal::pause;
  }
  sg::MemoryWatch memory = {};
};

sg::Engine engine{Watch()};
std::vector<std::uint16_t> narrow;
std::vector<std::uint32_t> wide;

sg::Verb::Given arguments_of(const emscripten::val& words) {
  const auto list = emscripten::vecFromJSArray<std::string>(words);
  sg::Verb::Given given;
  for (std::size_t i = 0; i + 1 < list.size(); i += 2) given.emplace_back(list[i], list[i + 1]);
  return given;
}

sg::Reading reading_of(bool is_exact) { return is_exact ? sg::Reading::exact : sg::Reading::typed; }

std::string ask(const std::string& verb, const emscripten::val& words, bool is_exact) {
  deadline = std::numeric_limits<double>::infinity();
  return engine.ask(
      verb, [&] { return arguments_of(words); }, reading_of(is_exact));
}

void start(const std::string& verb, const emscripten::val& words, bool is_exact) {
  engine.start(
      verb, [&] { return arguments_of(words); }, reading_of(is_exact));
}

bool advance(double milliseconds) {
  deadline = emscripten_get_now() + milliseconds;
  return engine.advance();
}

bool lacks() { return engine.lacks(); }
double made() { return engine.job() ? static_cast<double>(engine.job()->made()) : 0; }
std::string progress() { return engine.job() ? engine.job()->progress() : "null"; }
std::string result() { return engine.result(); }

template <class Word>
emscripten::val view(const std::vector<Word>& words) {
  return emscripten::val(emscripten::typed_memory_view(words.size(), words.data()));
}

/// Returns the values that the request in progress has made, in sixteen bits each if that is enough. A view of this
/// memory, to be copied before the next call.
emscripten::val values() {
  narrow.clear();
  wide.clear();
  const auto* const series = dynamic_cast<const sg::SequenceJob*>(engine.job());
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
  emscripten::function("progress", &progress);
  emscripten::function("result", &result);
  emscripten::function("values", &values);
  emscripten::function("lacks", &lacks);
}
