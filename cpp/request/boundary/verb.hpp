// The table of verbs: what can be asked, with what, and what answers. The command, the wasm boundary, the package, the help and
// the table in docs/notation.md are made from it; a verb enrols itself by a constant in cpp/api/verbs.
#pragma once

#include <algorithm>
#include <array>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game/play.hpp"
#include "core/text/reader.hpp"
#include "request/boundary/job.hpp"

namespace sg {

struct Session;

/// What the text of a parameter is. A command reads the text of a `file` from there, and an `input` from standard input.
enum class Takes : std::uint8_t { address, game, touch, text, number, choice, file, input };

/// Of a parameter, at most four.
class Choices {
 public:
  constexpr Choices(std::initializer_list<std::string_view> all = {}) {
    for (const std::string_view one : all) add(one);
  }
  constexpr void add(std::string_view text) { all_[size_++] = text; }
  constexpr auto begin() const { return all_.begin(); }
  constexpr auto end() const { return all_.begin() + static_cast<std::ptrdiff_t>(size_); }
  bool have(std::string_view text) const { return std::find(begin(), end(), text) != end(); }
  std::vector<std::string_view> listed() const { return {begin(), end()}; }

 private:
  std::array<std::string_view, 4> all_;
  std::size_t size_ = 0;
};

struct Parameter {
  std::string_view name;
  Takes takes;
  std::string_view about;  // in a few words
  /// Where none is given; a parameter without it must be given.
  std::optional<std::string_view> usual = {};
  Choices choices = {};
  std::uint64_t least = 0;                  // of a number
  bool is_named = usual.has_value();        // else it has a place of its own
  ErrorCode code = ErrorCode::bad_request;  // of the error where the text is not fit
};

/// The texts that were given, each fit for its parameter.
class Arguments {
 public:
  const std::string& text(std::string_view name) const;
  std::uint64_t number(std::string_view name) const;
  /// Nothing where an empty text stands for none.
  std::optional<std::uint64_t> number_if_any(std::string_view name) const;

 private:
  friend struct Verb;
  std::vector<std::pair<std::string_view, std::string>> texts_;
};

/// Argument that is none of the verb's, or not of its kind.
class UsageError : public Error {
 public:
  UsageError(ErrorCode code, std::string parameter, Phrase expected);
  void write(Json& json) const override;

  std::string parameter;
};

struct Verb {
  using Given = std::vector<std::pair<std::string, std::string>>;  // by parameter
  using Start = std::unique_ptr<Job> (*)(const Arguments&, Session&);

  std::string_view name;
  std::string_view about;     // in a line
  std::string_view document;  // the type that web/engine gives it
  Start start;
  std::vector<Parameter> parameters = {};
  bool is_long = false;    // it may take more than a moment
  bool each_line = false;  // "-" as its first argument is every line of standard input

  const Parameter* parameter(std::string_view name) const;
  /// Throws UsageError.
  Arguments arguments(const Given& given) const;
};

/// Every verb, by name.
const std::vector<Verb>& verbs();
const Verb* find_verb(std::string_view name);
/// The table as a document.
std::string verbs_document();

/// Enrols a verb before main; one constant of this type for each in cpp/api/verbs.
struct EnrolledVerb {
  explicit EnrolledVerb(Verb verb);
};

/// Of the exception that is being handled.
Reply fault_reply();
/// What `work` answers, or of what it throws.
template <class Work>
Reply guarded(Work&& work) try {
  return work();
} catch (...) {
  return fault_reply();
}

/// A verb whose work is done in one go, without pauses.
template <class Work>
class OneGo final : public Job {
 public:
  explicit OneGo(Work work) : work_(std::move(work)) {}
  bool advance(Meter& meter) override {
    const Meter::NoPauseScope whole(meter);
    reply_ = work_(meter);
    return true;
  }
  Reply reply() override { return reply_; }

 private:
  Work work_;
  Reply reply_ = limit_reply();
};

/// `work(meter)` gives the reply.
template <class Work>
std::unique_ptr<Job> in_one_go(Work work) {
  return std::make_unique<OneGo<Work>>(std::move(work));
}

// Parameters that several verbs have.

/// Names of the conventions.
inline constexpr Choices play_names = [] {
  Choices names;
  for (const PlayRules& rules : play_rules) names.add(rules.name);
  return names;
}();
inline Parameter play_parameter() {
  return {.name = "play",
          .takes = Takes::choice,
          .about = "the convention",
          .usual = "normal",
          .choices = play_names,
          .code = ErrorCode::bad_play};
}
inline Parameter budget_parameter(std::string_view usual) {
  return {"budget", Takes::number, "steps it may take; a step is a move listed, or 512 turns of a table", usual, {}, 1};
}
inline Parameter address_parameter() { return {"address", Takes::address, "a position, as in nim:3,5,7"}; }
inline Parameter game_parameter(std::string_view name = "game") {
  return {name, Takes::game, "a game without a position, as in take-and-break(0.77)"};
}

}  // namespace sg
