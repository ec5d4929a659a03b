// Values and winners by outcomes agree with the definition, also for positions that share a key: whole families of the
// games that are searched most, and games without parts or with large values. Answers are right under any budget.
#include "solve/search/outcomes.hpp"

#include <functional>
#include <map>

#include "boards/heaps/heaps.hpp"
#include "catch.hpp"
#include "core/game/game-of.hpp"
#include "definition.hpp"
#include "request/address/address.hpp"

using namespace sg;

namespace {

struct Family {
  std::string_view id;
  unsigned size;
};
const Family families_searched[] = {{"cram", 12},  {"node-kayles", 5}, {"arc-kayles", 5}, {"prime-division", 16},
                                    {"chomp", 14}, {"greedy-nim", 8},  {"end-nim", 8}};

GamePtr game_of(std::string_view id) { return make_game(*find_game(id), nullptr); }

/// Rules of a game by the definition, with positions distinguished by their texts alone.
struct ByText : Definition<Mex> {
  std::string key(const PositionPtr& p) const { return p->text(); }
};
using ByTexts = Judged<ByText, Mex>;

/// Returns true if the answers for the options are right; with `all`, each must be known as won or lost.
bool agrees_on_options(const Game& game, const PositionPtr& p, Outcomes& outcomes,
                       const std::function<Value(const PositionPtr&)>& defined, bool all) {
  for (const PositionPtr& option : options_of(game, *p)) {
    const Value value = defined(option);
    const auto found = outcomes.worth(option);
    const bool wins = outcomes.wins(option);
    if (found ? *found != value : wins ? !value.wins() : all) return false;
  }
  return true;
}

/// Works until it is done or the budget is spent, in slices of `slice` meter checks.
Progress worked(Outcomes& outcomes, std::uint64_t budget, std::uint64_t slice) {
  std::uint64_t asked = 0;
  Meter meter(budget, [&] { return ++asked % slice == 0 ? Meter::Signal::pause : Meter::Signal::go_on; });
  Progress state = Progress::working;
  while (state == Progress::working && !meter.refuses()) {
    meter.resume();
    state = outcomes.advance(meter);
  }
  return state;
}

/// Nim without any knowledge: it has every value.
struct BareNim {
  using Position = Heaps;
  static constexpr Info info{
      .id = "bare-nim", .board = BoardKind::heaps, .sample = "1", .source = "-", .checked_to = 8};
  bool each_move(const Heaps& h, auto&& visit) const {
    for (std::size_t i = 0; i < h.size(); ++i)
      for (std::uint64_t keep = 0; keep < h[i]; ++keep)
        if (!visit(Touch{i, keep})) return false;
    return true;
  }
  Heaps after(const Heaps& h, const Touch& t) const { return h.after(t); }
};

constexpr Outcomes::Target winners_alone{.options = false};

}  // namespace

TEST_CASE("values by outcomes are those of the definition, and a key has one") {
  unsigned long long compared = 0;
  for (const auto& [id, size] : families_searched) {
    const GamePtr game = game_of(id);
    ByTexts defined({{*game}}, {});
    Outcomes::Values all({*game, Play::normal}, {});
    Outcomes kept(*game, all);
    std::map<std::string, Value> of_key;
    game->each_small(size, [&, id = id](const PositionPtr& p) {
      const Value value = defined(p);
      Outcomes::Values own({*game, Play::normal}, {});
      Outcomes fresh(*game, own);
      const auto agrees = [&](Outcomes& outcomes, Outcomes::Values& values) {
        values.start(p);
        outcomes.start(p, winners_alone);
        return worked(outcomes, Meter::unlimited, 7) == Progress::done && outcomes.worth(p) == value &&
               agrees_on_options(*game, p, outcomes, std::ref(defined), true);
      };
      if (!agrees(fresh, own) || !agrees(kept, all)) FAIL_CHECK(id << ':' << p->text() << " by outcomes");
      if (of_key.try_emplace(p->key(), value).first->second != value)
        FAIL_CHECK(id << ':' << p->text() << " by its key");
      ++compared;
    });
  }
  std::printf("evidence: outcomes %llu positions compared with the definition\n", compared);
}

TEST_CASE("outcomes that are left off have told nothing wrong") {
  for (const std::string_view address : {"cram:4x4", "node-kayles:0-1 1-2 2-0 2-3 3-4 4-5 5-2 5-6 6-7 3-8",
                                         "arc-kayles:0-1 1-2 2-0 2-3 3-4 4-5 5-2 5-6 6-7 3-8", "chomp:4x5"}) {
    const auto [game, p] = read_address(address).at(0);
    ByTexts defined({{*game}}, {});
    bool is_done = false;
    for (std::uint64_t budget = 1; !is_done; budget += budget / 4 + 1) {
      Outcomes::Values values({*game, Play::normal}, {});
      Outcomes outcomes(*game, values);
      values.start(p);
      outcomes.start(p, winners_alone);
      is_done = worked(outcomes, budget, 2) == Progress::done;
      const auto value = outcomes.worth(p);
      INFO(address << ' ' << budget);
      CHECK((value ? *value == defined(p) : !is_done && (!outcomes.wins(p) || defined(p).wins())));
      CHECK(agrees_on_options(*game, p, outcomes, std::ref(defined), is_done));
    }
  }
}

TEST_CASE("a long search tells the value and the winning moves first, then all values") {
  const auto [game, p] = read_address("cram:6x5").at(0);
  Outcomes::Values values({*game, Play::normal}, {});
  Outcomes outcomes(*game, values);
  values.start(p);
  outcomes.start(p, {});
  CHECK(worked(outcomes, 3'000'000, 100) == Progress::working);
  CHECK(outcomes.worth(p) == Value::nimber(2));
  std::map<std::string, bool> wins;
  for (const PositionPtr& option : options_of(*game, *p)) {
    const auto found = outcomes.worth(option);
    CHECK((found || outcomes.wins(option)));
    wins[option->key()] = found ? found->wins() : true;
  }
  CHECK(worked(outcomes, Meter::unlimited, 1000) == Progress::done);
  for (const PositionPtr& option : options_of(*game, *p))
    CHECK(outcomes.worth(option)->wins() == wins.at(option->key()));
}

TEST_CASE("a value that no set holds is left to the definition") {
  const GameOf<BareNim> game(BareNim{});
  for (const unsigned heap : {62u, 63u, 64u, 65u, 66u, 80u, 130u}) {
    for (const unsigned other : {0u, 1u, 2u}) {
      const std::string text = std::to_string(heap) + ',' + std::to_string(other);
      Reader reader(text, 0, text.size(), ErrorCode::bad_position);
      const PositionPtr p = game.read(reader);
      Outcomes::Values values({game, Play::normal}, {});
      Outcomes outcomes(game, values);
      values.start(p);
      outcomes.start(p, winners_alone);
      CHECK(worked(outcomes, Meter::unlimited, 9) == Progress::done);
      CHECK(outcomes.worth(p) == Value::nimber(heap ^ other));
    }
  }
}
