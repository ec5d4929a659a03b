#include "api/bare.hpp"

#include <algorithm>
#include <limits>
#include <map>

#include "core/solve/search.hpp"
#include "core/text/json.hpp"

namespace sg {
namespace {

/// The budget is in moves.
constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();

bool ended(const Sum& sum) {
  return std::any_of(sum.begin(), sum.end(), [](const Component& c) { return c.game->over(*c.position); });
}

/// One touch in one component.
bool each_single(const Sum& sum, const std::function<bool(Placed)>& visit) {
  for (std::size_t i = 0; i < sum.size(); ++i)
    if (!sum[i].game->each_move(*sum[i].position, [&](const Touch& touch) { return visit({i, touch}); })) return false;
  return true;
}

/// One touch in each component that has a move, in every way.
bool each_turn(const Sum& sum, const std::function<bool(const Move&)>& visit) {
  std::map<std::pair<std::size_t, std::size_t>, Move> slots;
  each_single(sum, [&](Placed placed) {
    const Component& c = sum[placed.component];
    slots[{placed.component, c.game->within(*c.position, placed.touch).first}].push_back(std::move(placed));
    return true;
  });
  if (slots.empty()) return true;
  std::vector<Move> open;
  for (auto& [place, touches] : slots) open.push_back(std::move(touches));
  std::vector<std::size_t> chosen(open.size(), 0);
  for (;;) {
    Move move;
    for (std::size_t i = 0; i < open.size(); ++i) move.push_back(open[i][chosen[i]]);
    if (!visit(move)) return false;
    std::size_t i = chosen.size();
    while (i > 0 && chosen[i - 1] + 1 == open[i - 1].size()) chosen[--i] = 0;
    if (i == 0) return true;
    ++chosen[i - 1];
  }
}

/// A sum as one ruleset under one play.
template <class Algebra>
struct BareRules {
  using Position = Sum;
  Play play;
  std::uint64_t& budget;                    // of moves
  std::function<bool(const Sum&)> stopped;  // under sj

  std::string key(const Sum& sum) const { return key_of(sum, play); }
  bool each_move(const Sum& sum, const Visit& visit) const {
    if (ended(sum) || (play == Play::sj && stopped(sum))) return true;
    const auto spend = [&](const Move& move) { return budget > 0 && (--budget, visit(flat(sum, move, play))); };
    if (play == Play::every) return each_turn(sum, spend);
    return each_single(sum, [&](const Placed& placed) { return spend({placed}); });
  }
  Sum after(const Sum& sum, const Touch& touch) const { return sg::after(sum, unflat(sum, touch, play), play); }
  std::vector<Sum> parts(const Sum& sum) const { return {sum}; }
  std::optional<typename Algebra::Worth> known(const Sum& sum) const {
    if constexpr (std::same_as<Algebra, Mex>)
      if (ended(sum)) return Value::over();
    return std::nullopt;
  }
};

/// The stop rule of sj: every component is worth 0, by its own mex. What cannot be valued ends the budget.
class Stop {
 public:
  explicit Stop(std::uint64_t& budget) : budget_(budget), values_({Play::normal, budget, {}}, Mex{}) {}
  bool operator()(const Sum& sum) {
    const Sum parts = parted(sum);
    return std::all_of(parts.begin(), parts.end(),
                       [&](const Component& part) { return value_of({part}) == Value::nimber(0); });
  }
  std::size_t positions() const { return values_.positions(); }

 private:
  Value value_of(const Sum& part) {
    std::uint64_t positions = unlimited;
    const auto value = values_.judge(part, positions);
    if (!value) budget_ = 0;
    return value.value_or(Value::nimber(0));
  }
  std::uint64_t& budget_;
  Search<BareRules<Mex>, Mex> values_;
};

template <class Algebra>
BareVerdict judged(const Sum& sum, const BareRules<Algebra>& rules, Algebra algebra) {
  BareVerdict verdict;
  Search<BareRules<Algebra>, Algebra> search(rules, algebra);
  const auto wins = [](const typename Algebra::Worth& worth) {
    if constexpr (std::same_as<Algebra, Mex>)
      return worth.wins();
    else
      return worth;
  };
  std::uint64_t positions = unlimited;
  const auto worth = search.judge(sum, positions);
  verdict.positions = search.positions();
  if (!worth) return verdict;
  verdict.wins = wins(*worth);
  if constexpr (std::same_as<Algebra, Mex>) verdict.value = *worth;
  verdict.total = verdict.winning = 0;
  rules.each_move(sum, [&](const Touch& touch) {
    ++*verdict.total;
    if (const auto option = search.judge(rules.after(sum, touch), positions); option && !wins(*option))
      ++*verdict.winning;
    return true;
  });
  return verdict;
}

}  // namespace

BareVerdict judge_bare(std::string_view address, std::string_view play_text, std::uint64_t budget) {
  const Sum sum = read_address(address);
  const Play play = read_play(play_text, sum);
  Stop stop(budget);
  const auto stopped = [&](const Sum& position) { return stop(position); };
  const auto valued = [](const Component& c) { return c.game->info().kind == Kind::nimber; };
  const bool last_loses = play == Play::misere || play == Play::sj;
  BareVerdict verdict = play == Play::normal && std::all_of(sum.begin(), sum.end(), valued)
                            ? judged<Mex>(sum, {play, budget, stopped}, Mex{})
                            : judged<WinLoss>(sum, {play, budget, stopped}, {last_loses});
  verdict.positions += stop.positions();
  if (budget == 0) return {.positions = verdict.positions};
  return verdict;
}

std::string options_bare(std::string_view address, std::string_view play_text, std::uint64_t budget) {
  const Sum sum = read_address(address);
  const Play play = read_play(play_text, sum);
  Stop stop(budget);
  const BareRules<WinLoss> rules{play, budget, [&](const Sum& position) { return stop(position); }};
  Json json;
  json.begin_object().key("moves").begin_array();
  const bool all = rules.each_move(sum, [&](const Touch& touch) {
    write_touch(json.begin_object(), touch);
    json.key("to").text(address_of(rules.after(sum, touch))).end_object();
    return true;
  });
  if (!all || budget == 0) return std::string(limit_document);
  return json.end_array().end_object().take();
}

std::string document_of(const BareVerdict& verdict) {
  Json json;
  json.begin_object().key("status").text(verdict.wins ? "solved" : "limit");
  json.key("positions").number(verdict.positions).key("wins").boolean(verdict.wins);
  const bool nimber = verdict.value && verdict.value->is_nimber();
  json.key("grundy").number(nimber ? std::optional(verdict.value->nimber()) : std::nullopt);
  json.key("total").number(verdict.total).key("winning").number(verdict.winning);
  return json.end_object().take();
}

}  // namespace sg
