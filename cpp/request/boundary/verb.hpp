// Table of verbs: the name of each request, its parameters and the function that starts it. The command, the wasm
// boundary, the package, the help and the table in docs/notation.md are made from it; a verb enrols itself by a
// constant in cpp/request/verbs.
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

/// Kind of text that a parameter takes. For a `file` the command takes a file's name and reads it, and an `input` it
/// reads from standard input.
enum class Takes : std::uint8_t { address, game, touch, text, number, choice, file, input };

/// Choices of a parameter: at most four, or all conventions.
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
  std::array<std::string_view, std::max<std::size_t>(4, play_rules.size())> all_;
  std::size_t size_ = 0;
};

struct Parameter {
  std::string_view name;
  Takes takes;
  std::string_view about;  // description in a few words
  /// Text if the argument is absent; a parameter without it is required.
  std::optional<std::string_view> usual = {};
  Choices choices = {};
  std::uint64_t least = 0;                  // least number that is valid
  bool is_named = usual.has_value();        // option with a name; otherwise a positional argument
  ErrorCode code = ErrorCode::bad_request;  // code of the error if the text is invalid
};

/// Texts of all parameters of a verb, each valid for its parameter. A name that the verb does not have is an internal
/// error.
class Arguments {
 public:
  const std::string& text(std::string_view name) const;
  std::uint64_t number(std::string_view name) const;
  /// Returns the number; nullopt if the text is empty.
  std::optional<std::uint64_t> number_if_any(std::string_view name) const;
  /// Replaces the text of a parameter.
  void set(std::string_view name, std::string text);

 private:
  friend struct Verb;
  std::vector<std::pair<std::string_view, std::string>> texts_;
};

/// Error for an unknown verb or parameter, a required argument that is absent, or an invalid text.
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
  std::string_view about;     // description in a line
  std::string_view document;  // name of the answer's type in web/engine
  Start start;
  std::vector<Parameter> parameters = {};
  bool is_long = false;    // may take more than a moment
  bool each_line = false;  // "-" as first argument stands for each line of standard input

  /// Returns the parameter; null if the verb has none of that name.
  const Parameter* parameter(std::string_view name) const;
  /// Returns the arguments of a request, with `usual` for absent ones. Throws UsageError.
  Arguments arguments(const Given& given) const;
};

/// Returns every verb, sorted by name.
const std::vector<Verb>& verbs();
/// Returns the verb; null if there is none of that name.
const Verb* find_verb(std::string_view name);
/// Returns the table as a JSON document.
std::string verbs_document();

/// Enrols a verb before main; each verb in cpp/request/verbs has one constant of this type.
struct EnrolledVerb {
  explicit EnrolledVerb(Verb verb);
};

/// Returns the reply for the exception that is being handled; call it only in a handler.
Reply fault_reply();
/// Returns the reply of `work`, or the one for the exception that it throws.
template <class Work>
Reply guarded(Work&& work) try {
  return work();
} catch (...) {
  return fault_reply();
}

/// Job whose work is done in one call of `advance`, without pauses.
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

/// Returns a job whose reply is `work(meter)`.
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
