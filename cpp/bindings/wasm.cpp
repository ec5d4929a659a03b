// The wasm boundary: a handful of coarse functions, text in and JSON out. No C++ exception crosses it.
#include <emscripten/bind.h>

#include <algorithm>
#include <charconv>
#include <memory>
#include <vector>

#include "api/answer.hpp"
#include "api/bare.hpp"
#include "api/judging.hpp"
#include "api/nimber.hpp"
#include "api/random.hpp"
#include "api/remoteness.hpp"
#include "api/requests.hpp"
#include "api/sequence.hpp"
#include "api/strategy.hpp"
#include "checker/certificate.hpp"

namespace {

/// The one job of this instance, or the fault that kept it from starting.
struct Job {
  std::string address, play;
  std::unique_ptr<sg::Analysis> analysis;
  std::string fault;
};
Job job;

void start(const std::string& address, const std::string& play, const std::string& moves, const std::string& budget) {
  job = {address, play, nullptr, {}};
  job.fault = sg::guarded([&] {
    std::uint64_t positions = 0;
    const auto [end, error] = std::from_chars(budget.data(), budget.data() + budget.size(), positions);
    if (error != std::errc() || end != budget.data() + budget.size())
      throw sg::InputError{"bad-request", std::nullopt, "a number of positions"};
    job.analysis = std::make_unique<sg::Analysis>(address, play, sg::read_listing(moves), positions);
    return std::string();
  });
}

/// Drops the job, leaving what `work` failed with in its place.
template <class Work>
void keep_fault(Work&& work) {
  job.fault = sg::guarded([&] { return work(), std::string(); });
  if (!job.fault.empty()) job.analysis.reset();
}

bool advance(double positions) {
  bool finished = true;
  if (job.analysis) keep_fault([&] { finished = job.analysis->advance(static_cast<std::uint64_t>(positions)); });
  return finished || !job.analysis;
}

double visited() { return job.analysis ? static_cast<double>(job.analysis->visited()) : 0; }

std::string result() {
  if (!job.analysis) return job.fault;
  return sg::guarded([] { return sg::answer(*job.analysis); });
}

/// A job in steps that is no analysis; the fault takes its place.
template <class Work>
struct Stepped {
  std::unique_ptr<Work> work;
  std::string fault;

  template <class... Asked>
  void start(const Asked&... asked) {
    work.reset();
    fault = sg::guarded([&] { return work = std::make_unique<Work>(asked...), std::string(); });
  }
  bool advance(double budget) {
    bool finished = true;
    if (!work) return finished;
    fault = sg::guarded([&] {
      auto units = static_cast<std::uint64_t>(budget);
      finished = work->advance(units);
      return std::string();
    });
    if (!fault.empty()) work.reset();
    return finished || !work;
  }
  double made() const { return work ? static_cast<double>(work->made()) : 0; }
  std::string document() const {
    return work ? sg::guarded([this] { return work->document(); }) : fault;
  }
};

/// The one sequence of this instance, its values as they were last asked for, and the one comparison.
Stepped<sg::Tabulation> series;
Stepped<sg::Comparison> pair;
std::vector<std::uint16_t> narrow;
std::vector<std::uint32_t> wide;

void tabulate(const std::string& game, double to) { series.start(game, static_cast<std::uint64_t>(to)); }
bool tabulate_on(double budget) { return series.advance(budget); }
double tabulated() { return series.made(); }
std::string tabulation() { return series.document(); }

void compare(const std::string& one, const std::string& other, double to) {
  pair.start(one, other, static_cast<std::uint64_t>(to));
}
bool compare_on(double budget) { return pair.advance(budget); }
double compared() { return pair.made(); }
std::string comparison() { return pair.document(); }

template <class Word>
emscripten::val view(const std::vector<Word>& words) {
  return emscripten::val(emscripten::typed_memory_view(words.size(), words.data()));
}

/// Sixteen bits each where that is enough. A view of this memory, to be copied before the next call.
emscripten::val values(double from) {
  const auto first = static_cast<std::uint64_t>(from);
  narrow.clear();
  wide.clear();
  if (!series.work) return view(narrow);
  if (auto words = series.work->values<std::uint16_t>(first)) return view(narrow = *std::move(words));
  return view(wide = series.work->values<std::uint32_t>(first).value());
}

std::string check_certificate(const std::string& text) {
  return sg::guarded([&] { return checker::check(text); });
}

std::string catalog() { return sg::guarded(sg::catalog); }
std::string signature() { return sg::guarded(sg::signature); }
std::string touch(const std::string& address, const std::string& prefix, const std::string& play) {
  const bool at_hand = job.analysis && job.address == address && job.play == play;
  return sg::guarded(
      [&] { return at_hand ? sg::touchable(*job.analysis, prefix) : sg::touchable(address, prefix, play); });
}
std::string play(const std::string& address, const std::string& whole_touch, const std::string& convention) {
  return sg::guarded([&] { return sg::played(address, whole_touch, convention); });
}
std::string check(const std::string& address, const std::string& convention, double moves) {
  return sg::guarded(
      [&] { return sg::document_of(sg::judge_bare(address, convention, static_cast<std::uint64_t>(moves))); });
}
std::string strategy(const std::string& address, const std::string& convention, double budget) {
  return sg::guarded([&] { return sg::strategy(address, convention, static_cast<std::uint64_t>(budget)); });
}
std::string remoteness(const std::string& address, const std::string& convention, double budget) {
  return sg::guarded([&] { return sg::remoteness(address, convention, static_cast<std::uint64_t>(budget)); });
}
std::string random_position(const std::string& game, double size, const std::string& seed) {
  return sg::guarded([&] { return sg::random_position(game, static_cast<std::uint64_t>(size), seed); });
}
std::string nimber(const std::string& expression) {
  return sg::guarded([&] { return sg::nimber(expression); });
}
std::string nimber_table(const std::string& operation, const std::string& corner, double side) {
  return sg::guarded([&] { return sg::nimber_table(operation, corner, static_cast<std::uint64_t>(side)); });
}
std::string gloss(const std::string& game) {
  return sg::guarded([&] { return sg::glossed(game); });
}
std::string judge(const std::string& problem, const std::string& input) {
  return sg::guarded([&] { return sg::judged(problem, input); });
}

}  // namespace

EMSCRIPTEN_BINDINGS(sg) {
  emscripten::function("catalog", &catalog);
  emscripten::function("start", &start);
  emscripten::function("advance", &advance);
  emscripten::function("visited", &visited);
  emscripten::function("result", &result);
  emscripten::function("touch", &touch);
  emscripten::function("play", &play);
  emscripten::function("check", &check);
  emscripten::function("strategy", &strategy);
  emscripten::function("remoteness", &remoteness);
  emscripten::function("random", &random_position);
  emscripten::function("nimber", &nimber);
  emscripten::function("nimberTable", &nimber_table);
  emscripten::function("gloss", &gloss);
  emscripten::function("judge", &judge);
  emscripten::function("tabulate", &tabulate);
  emscripten::function("tabulateOn", &tabulate_on);
  emscripten::function("tabulated", &tabulated);
  emscripten::function("tabulation", &tabulation);
  emscripten::function("values", &values);
  emscripten::function("compare", &compare);
  emscripten::function("compareOn", &compare_on);
  emscripten::function("compared", &compared);
  emscripten::function("comparison", &comparison);
  emscripten::function("checkCertificate", &check_certificate);
  emscripten::function("signature", &signature);
}
