// Small positions are known: for none of them, alone, with a heap added or in a sum of equal games, is an answer null,
// limited or refused.
//
// Answers that exist, and those that do not, since the convention or the game has none:
//   the winner, of the position and after each move      always
//   a value, of the position and after each move         under normal play and sj, for games that have nimbers; a loony
//                                                        position has none, misère play and every are answered by pairs
//                                                        and by steps that belong to no single position, and a partizan
//                                                        position need not be a number
//   remoteness, the winner's plan, the bare rules        always
#include <algorithm>
#include <cstdio>
#include <future>

#include "catch.hpp"
#include "effort.hpp"
#include "request/address/address.hpp"
#include "request/analysis/analysis.hpp"
#include "request/boundary/job.hpp"
#include "request/boundary/verb.hpp"
#include "request/search/by-definition.hpp"
#include "request/search/remoteness.hpp"
#include "request/search/strategy.hpp"

namespace sg {
namespace {

constexpr std::uint64_t steps = 2'000'000;  // the commands' default, or a tenth
constexpr std::size_t most_complaints = 5;  // of a game

struct Walk {
  std::uint64_t positions = 0, moves = 0;
  std::vector<std::string> complaints = {};
};

class Walker {
 public:
  Walker(const Game& game, Play play) : has_values_(game.info().game_class == GameClass::nimber), play_(play) {}

  void see(const std::string& address) {
    if (walk_.complaints.size() >= most_complaints) return;
    see_answer(address);
    see_job("remoteness", [&] { return remoteness(address, text_of(play_)); });
    see_job("strategy", [&] { return strategy(address, text_of(play_), "winner"); });
    see_job("check", [&] { return check_by_definition(address, text_of(play_)); });
  }
  void see_answer(const std::string& address) {
    ++walk_.positions;
    at_ = address + " under " + std::string(text_of(play_));
    const Reply reply = guarded([&] { return see_analysis(address), Reply{}; });
    if (reply.status != Status::answered) complain("analyze: " + reply.document);
  }
  Walk take() { return std::move(walk_); }

 private:
  void complain(const std::string& what) {
    if (walk_.complaints.size() < most_complaints) walk_.complaints.push_back(at_ + ": " + what);
  }

  bool is_valued(const Verdict& verdict) const {
    const ValueText text = convention_of(play_).describe(verdict.worths);
    return !has_values_ || (play_ != Play::normal && play_ != Play::sj) || text.grundy || text.loony ||
           (verdict.of<Mex>() && verdict.of<Mex>()->is_over());
  }

  void see_analysis(const std::string& address) {
    Analysis analysis(address, text_of(play_), Listing::all);
    Meter meter(steps);
    while (!analysis.advance(meter)) meter.resume();
    SolvedSum& solved = analysis.solved_sum();
    const Verdict verdict = solved.verdict(solved.sum());
    if (!analysis.solved()) complain("analyze meets its limit");
    if (!verdict.is_decided()) complain("no winner");
    if (!is_valued(verdict)) complain("no value");
    if (!analysis.total_moves() || !analysis.winning_moves().count()) complain("moves are not counted");
    for (const ListedMove& move : analysis.listed_moves().all()) {
      ++walk_.moves;
      if (!move.wins || !move.then.is_decided()) complain("no winner behind a move");
      if (!is_valued(move.then)) complain("no value behind a move");
    }
  }

  template <class Start>
  void see_job(const char* verb, Start start) {
    const Reply reply = guarded([&] {
      const auto job = start();
      Meter meter(steps);
      while (!job->advance(meter) && !meter.refuses()) meter.resume();
      return job->reply();
    });
    if (reply.status != Status::answered) complain(verb + (": " + reply.document.substr(0, 200)));
  }

  bool has_values_;
  Play play_;
  std::string at_;
  Walk walk_;
};

constexpr std::size_t first_positions = 300;

/// Returns at most `most` addresses, evenly spaced among the first small positions.
std::vector<std::string> some_addresses(const Game& game, std::size_t most) {
  std::vector<std::string> first;
  const std::string name = game.name() + ':';
  game.each_small(std::min(game.info().checked_to, 7u), [&](const PositionPtr& position) {
    if (first.size() < first_positions) first.push_back(name + position->text());
  });
  std::vector<std::string> some;
  for (std::size_t i = 0; i < std::min(most, first.size()); ++i)
    some.push_back(first[i * first.size() / std::min(most, first.size())]);
  return some;
}

bool have_one_mover(const std::string& one, const std::string& other) {
  return left_moves(read_address(one)) == left_moves(read_address(other));
}

Walk walk(const Family& family) {
  Walk whole;
  const auto samples = samples_of(family);
  const unsigned room = 2 + cases(40) / static_cast<unsigned>(samples.size());
  for (const GamePtr& game : samples)
    for (const Play play : {Play::normal, Play::misere, Play::sj, Play::every}) {
      if (!game->defines(play)) continue;
      Walker walker(*game, play);
      const auto some = some_addresses(*game, room);
      for (const std::string& address : some) walker.see(address);
      // A game without values or numbers is no component of a sum.
      const GameClass kind = family.info.game_class;
      if (kind == GameClass::nimber || kind == GameClass::partizan || kind == GameClass::loopy)
        for (std::size_t i = 0; i + 1 < some.size(); ++i) {
          const std::string& other = some[(i * 7 + 3) % some.size()];
          if (have_one_mover(some[i], other)) walker.see(some[i] + " + " + other);
          if (i % 2 == 0) walker.see("nim:1 + " + some[i]);
        }
      Walk own = walker.take();
      whole.positions += own.positions;
      whole.moves += own.moves;
      whole.complaints.insert(whole.complaints.end(), own.complaints.begin(), own.complaints.end());
    }
  return whole;
}

}  // namespace

TEST_CASE("of no small position is anything unknown") {
  std::vector<std::future<Walk>> running;
  for (const Family& family : families())
    if (is_due(family.info.id)) running.push_back(std::async(std::launch::async, walk, std::cref(family)));
  Walk whole;
  for (auto& one : running) {
    const Walk own = one.get();
    CHECK(own.complaints == std::vector<std::string>{});
    whole.positions += own.positions;
    whole.moves += own.moves;
  }
  std::printf("evidence: known %llu small positions with nothing unknown, nor in their %llu moves\n",
              static_cast<unsigned long long>(whole.positions), static_cast<unsigned long long>(whole.moves));
  CHECK((edited_games() || whole.positions >= cases(20'000)));
}

TEST_CASE("what was unknown once is known") {
  const std::vector<std::pair<Play, std::string>> rows{
      {Play::normal, "cram:2x2"},
      {Play::normal, "cram:4x4"},
      {Play::normal, "cram:2x2 + coins(moebius):H"},
      {Play::misere, "nim:1 + cram:2x2"},
      {Play::misere, "nim:1 + chomp:3,2"},
      {Play::misere, "nim:1 + mark:2,1"},
      {Play::normal, "magic-beads:10,6"},
      {Play::normal, "kayles:2 + kayles:1"},
      {Play::normal, "prime-division:2 + prime-division:3"},
      {Play::misere, "kayles:7,9"},
  };
  for (const auto& [play, address] : rows) {
    Walker walker(*read_game("nim"), play);
    walker.see(address);
    CHECK(walker.take().complaints == std::vector<std::string>{});
  }
}

TEST_CASE("beads of every two numbers up to 100 are known") {
  Walker walker(*read_game("magic-beads"), Play::normal);
  for (unsigned n = 1; n <= cases(100); ++n)
    for (unsigned m = n; m <= cases(100); ++m)
      walker.see_answer("magic-beads:" + std::to_string(n) + ',' + std::to_string(m));
  CHECK(walker.take().complaints == std::vector<std::string>{});
}

}  // namespace sg
