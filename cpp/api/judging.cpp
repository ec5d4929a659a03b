#include "api/judging.hpp"

#include <map>
#include <memory>

#include "api/solved-sum.hpp"
#include "core/text/json.hpp"

namespace sg {
namespace {

/// One evaluator for each game, kept over the cases.
class Answering final : public Asking {
 public:
  explicit Answering(const Reader& in) : in_(in) {}

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
    std::uint64_t budget = most_positions;
    now_->advance(budget);
    const auto wins = now_->verdict(now_->sum()).wins;
    if (!wins) out_of_reach();
    return *wins;
  }

  void each_winning_move(const Visit& visit) override {
    if (!wins()) return;
    std::uint64_t work = most_positions;
    const Looked looked = now_->each_winning(
        now_->sum(), work, [&](const Move& move) { return visit(flat(now_->sum(), move, now_->play())); });
    if (looked == Looked::partly) out_of_reach();
  }

  std::string told(std::string_view name) override {
    for (const Reason& reason : now_->why(now_->sum().front()))
      for (const auto& [key, fact] : reason.facts)
        if (key == name) return fact.text();
    out_of_reach();
  }

  void write(std::string_view text) override {
    judged_.output += text;
    if (judged_.omitted == 0 && !judged_.cases.empty()) judged_.cases.back().output += text;
  }

  Judged take() { return std::move(judged_); }

 private:
  static constexpr std::uint64_t most_positions = 10'000'000;
  static constexpr std::size_t most_games = 100;  // whose evaluators are kept
  static constexpr std::size_t most_cases = 1000;
  static constexpr std::size_t most_address_bytes = 1'000'000;  // of all cases

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
      reader.expect_end("the end of the position");
    }
    return sum;
  } catch (InputError& error) {
    error.at = in_.at();  // the fault is that of the case that has just been read
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

  [[noreturn]] void out_of_reach() const { in_.too_big(in_.at(), "a position that can be solved"); }

  const Reader& in_;
  GamePtr game_;
  std::string name_;
  std::size_t games_ = 0;
  std::map<std::pair<Play, bool>, std::unique_ptr<SolvedSum>> solved_;  // by play, and whether of several components
  SolvedSum* now_ = nullptr;
  Judged judged_;
  std::size_t addresses_ = 0;
};

[[noreturn]] void unknown_problem() {
  std::string known;
  for (const Problem& problem : problems())
    for (const std::string_view id : problem.ids) known.append(known.empty() ? "one of " : ", ").append(id);
  throw InputError{ErrorCode::bad_request, std::nullopt, known};
}

}  // namespace

Judged judge(std::string_view id, std::string_view input) {
  const Problem* const problem = find_problem(id);
  if (!problem) unknown_problem();
  const Source source(input);
  Reader in(source.text(), 0, source.text().size(), ErrorCode::bad_request);
  try {
    Answering answering(in);
    problem->solve(in, answering);
    in.expect_end("the end of the input");
    return answering.take();
  } catch (InputError& error) {
    if (error.at) error.at = source.locate(*error.at);
    throw;
  }
}

std::string judged(std::string_view id, std::string_view input) {
  const Judged judged = judge(id, input);
  Json json;
  json.begin_object().key("output").text(judged.output).key("cases").begin_array();
  for (const auto& [address, play, output] : judged.cases) {
    json.begin_object().key("address").text(address).key("play").text(text_of(play));
    json.key("output").text(output).end_object();
  }
  json.end_array().key("omitted").index(judged.omitted).end_object();
  return json.take();
}

}  // namespace sg
