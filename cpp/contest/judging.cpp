#include "contest/judging.hpp"

#include <map>

#include "core/game/problem.hpp"
#include "request/address/address.hpp"
#include "solve/sum/solved-sum.hpp"

namespace sg {
namespace {

/// First cases of an input, and the whole output.
struct Judged {
  struct Case {
    std::string address;
    Play play;
    std::string output = {};
  };
  std::string output = {};
  std::vector<Case> cases = {};
  std::size_t omitted = 0;
};

/// Exception that leaves a judge, which cannot be resumed.
struct Stopped : InternalError {
  Stopped() : InternalError("a judge was left without its caller") {}
};

/// Solver for the cases of one input. Evaluators, one for each game, are reused from case to case.
class CaseSolver final : public Solver {
 public:
  CaseSolver(const Reader& in, Meter& meter) : in_(in), meter_(meter) {}

  void about(std::string_view game, const std::vector<std::string>& components, Play play) override {
    const Sum sum = read(game, components);
    auto& slot = solved_[{play, sum.size() > 1}];
    if (slot)
      slot->start(sum);
    else
      slot = std::make_unique<SolvedSum>(sum, play);
    now_ = slot.get();
    remember();
  }

  bool wins() override {
    Meter own = meter_.extra(most_steps);
    now_->advance(own);
    const auto wins = now_->verdict(now_->sum()).wins;
    if (!wins) leave(own);
    return *wins;
  }

  void each_winning_move(const Look& look) override {
    if (!wins()) return;
    Meter own = meter_.extra(most_steps);
    const auto whole = [&](const Move& move) { return look(flat(now_->sum(), move, now_->play())); };
    if (now_->each_winning(now_->sum(), Unsettled::settle, own, whole) == Coverage::partial) leave(own);
  }

  std::string fact(std::string_view name) override {
    Meter own = meter_.extra(most_steps);
    for (const Reason& reason : now_->why(now_->sum().front(), own))
      for (const auto& [key, fact] : reason.facts)
        if (key == name) return fact.text();
    leave(own);
  }

  void write(std::string_view text) override {
    judged_.output += text;
    if (judged_.omitted == 0 && !judged_.cases.empty()) judged_.cases.back().output += text;
  }

  Judged take() { return std::move(judged_); }

 private:
  static constexpr std::uint64_t most_steps = 100'000'000;  // for one case
  static constexpr std::size_t most_games = 100;            // games met before the evaluators are dropped
  static constexpr std::size_t most_cases = 1000;
  static constexpr std::size_t most_address_bytes = 1'000'000;  // over all cases

  Sum read(std::string_view game, const std::vector<std::string>& components) try {
    if (!game_ || game != name_) {
      game_ = read_game(game);
      name_ = game;
      if (++games_ % most_games == 0) solved_.clear();
    }
    Sum sum;
    for (const std::string& text : components) {
      Reader reader(text, 0, text.size(), ErrorCode::bad_position);
      sum.push_back({game_, game_->read(reader)});
      reader.expect_end(Expected::end_of_position);
    }
    return sum;
  } catch (InputError& error) {
    error.at = in_.at();  // located at the case that has just been read
    throw;
  }

  void remember() {
    if (judged_.omitted > 0 || judged_.cases.size() == most_cases || addresses_ > most_address_bytes) {
      ++judged_.omitted;
      return;
    }
    std::string address = address_of(now_->sum());
    addresses_ += address.size();
    if (addresses_ > most_address_bytes)
      ++judged_.omitted;
    else
      judged_.cases.push_back({std::move(address), now_->play(), {}});
  }

  [[noreturn]] void leave(const Meter& meter) const {
    if (meter.was_stopped() || meter.is_full()) throw Stopped();
    in_.too_big(in_.at(), Expected::solvable_position);
  }

  const Reader& in_;
  Meter& meter_;
  GamePtr game_;
  std::string name_;
  std::size_t games_ = 0;
  std::map<std::pair<Play, bool>, std::unique_ptr<SolvedSum>> solved_;  // key: play, and true for several components
  SolvedSum* now_ = nullptr;
  Judged judged_;
  std::size_t addresses_ = 0;
};

[[noreturn]] void unknown_problem() {
  std::vector<std::string> known;
  for (const Problem& problem : problems()) known.insert(known.end(), problem.ids.begin(), problem.ids.end());
  refuse(ErrorCode::bad_request, {Expected::problem, std::move(known)});
}

class JudgeJob final : public Job {
 public:
  JudgeJob(const Problem& problem, std::string_view input, bool with_cases)
      : problem_(problem), input_(input), source_(input_), with_cases_(with_cases) {}

  bool advance(Meter& meter) override {
    Reader in(source_.text(), 0, source_.text().size(), ErrorCode::bad_request);
    CaseSolver solver(in, meter);
    try {
      problem_.solve(in, solver);
      in.expect_end(Expected::end_of_input);
      done_ = true;
    } catch (InputError& error) {
      if (error.at) error.at = source_.locate(*error.at);
      throw;
    } catch (const Stopped&) {
    }
    judged_ = solver.take();
    return true;
  }

  Reply reply() override {
    const Status status = done_ ? Status::answered : Status::limited;
    if (!with_cases_) return {judged_.output, status};
    Json json;
    json.begin_object();
    if (!done_) json.key("status").text("limit");
    json.key("output").text(judged_.output).key("cases").begin_array();
    for (const auto& [address, play, output] : judged_.cases) {
      json.begin_object().key("address").text(address).key("play").text(text_of(play));
      json.key("output").text(output).end_object();
    }
    return {json.end_array().key("omitted").index(judged_.omitted).end_object().take(), status};
  }

 private:
  const Problem& problem_;
  std::string input_;  // copied, since the caller's text may be gone when an error is located
  Source source_;
  bool with_cases_;
  bool done_ = false;
  Judged judged_;
};

}  // namespace

std::unique_ptr<Job> judge(std::string_view id, std::string_view input, std::string_view format) {
  const Problem* const problem = find_problem(id);
  if (!problem) unknown_problem();
  return std::make_unique<JudgeJob>(*problem, input, format == "json");
}

}  // namespace sg
