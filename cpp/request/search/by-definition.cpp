#include "request/search/by-definition.hpp"

#include <algorithm>
#include <map>

#include "core/text/json.hpp"
#include "request/address/address.hpp"
#include "request/play/move-text.hpp"
#include "solve/sum/sum-rules.hpp"

namespace sg {
namespace {

/// Visits every choice of one touch in each component that has a move, or if `may_rest` in some of them, but at least
/// one. Returns false if the visitor answers false or the meter refuses.
bool each_turn(const Sum& sum, bool may_rest, Meter& meter, const std::function<bool(const Move&)>& visit) {
  std::map<std::pair<std::size_t, std::size_t>, std::vector<std::optional<Placed>>> slots;
  for (std::size_t i = 0; i < sum.size(); ++i) {
    const Component& c = sum[i];
    const auto placed = [&](const Touch& touch) {
      slots[{i, c.game->within(*c.position, touch).first}].push_back(Placed{i, touch});
      return true;
    };
    if (!c.game->each_move(*c.position, meter, placed)) return false;
  }
  if (slots.empty()) return true;
  std::vector<std::vector<std::optional<Placed>>> open;
  for (auto& [place, touches] : slots) {
    if (may_rest) touches.push_back(std::nullopt);
    open.push_back(std::move(touches));
  }
  std::vector<std::size_t> chosen(open.size(), 0);
  for (;;) {
    Move move;
    for (std::size_t i = 0; i < open.size(); ++i)
      if (const auto& placed = open[i][chosen[i]]) move.push_back(*placed);
    if (!meter.spend(turn_steps(chosen.size())) || (!move.empty() && !visit(move))) return false;
    std::size_t i = chosen.size();
    while (i > 0 && chosen[i - 1] + 1 == open[i - 1].size()) chosen[--i] = 0;
    if (i == 0) return true;
    ++chosen[i - 1];
  }
}

/// Rules of a sum as the convention defines them, with its turns and its end.
template <class Algebra>
struct DefinitionRules : SumRules {
  /// Returns true if play has stopped, under sj; nullopt if that is not known, as when the meter pauses first.
  std::function<std::optional<bool>(const Sum&, Meter&)> stopped;

  bool each_move(const Sum& sum, Meter& meter, const Look& look) const {
    const auto over = stops_at_zero_values(play) ? stopped(sum, meter) : std::optional(false);
    if (is_over(sum) || !over || *over) return over.has_value();
    if (stops_at_stuck_component(play) && has_stuck_component(sum)) return true;
    if (!moves_in_several(play)) return SumRules::each_move(sum, meter, look);
    const bool may_rest = !moves_in_every_component(play);
    return each_turn(sum, may_rest, meter, [&](const Move& move) { return look(flat(sum, move, play)); });
  }
  std::optional<typename Algebra::Worth> known(const Sum& sum) const {
    return is_over(sum) ? Algebra::ended() : std::nullopt;
  }
};

/// Stop rule of sj: every component has the value 0, found by mex alone. Returns nullopt if a value is not found.
class Stop {
 public:
  Stop() : values_({{Play::normal}, {}}, Mex{}) {}
  std::optional<bool> operator()(const Sum& sum, Meter& meter) {
    for (const Component& part : parted(sum)) {
      const auto value = values_.judge({part}, meter);
      if (!value) return std::nullopt;
      if (*value != Value::nimber(0)) return false;
    }
    return true;
  }
  std::size_t positions() const { return values_.positions(); }

 private:
  Search<DefinitionRules<Mex>, Mex> values_;
};

/// Searches the position in one algebra, then judges the position after each of its moves.
template <class Algebra>
class DefinitionCheck final : public Job {
 public:
  DefinitionCheck(Sum sum, Play play, Algebra algebra)
      : sum_(std::move(sum)),
        rules_{{play}, [this](const Sum& position, Meter& meter) { return stop_(position, meter); }},
        search_(rules_, algebra) {}

  bool advance(Meter& meter) override {
    const bool ended = judge(meter);
    if (meter.refuses()) met_ = meter.limit();
    return ended;
  }

  std::uint64_t made() const override { return search_.positions() + stop_.positions(); }

  Reply reply() override {
    std::optional<std::uint64_t> total, winning, value;
    if (done_) {
      total = listed_->size();
      winning = winning_;
      ValueText text;
      Algebra::describe(*worth_, text);
      value = text.grundy;
    }
    Json json;
    json.begin_object().key("status").text(done_ ? "solved" : "limit");
    if (!done_) json.key("limit").begin_object().key("kind").text(met_).end_object();
    json.key("positions").number(made());
    json.key("wins").boolean(done_ ? std::optional(Algebra::wins(*worth_)) : std::nullopt).key("grundy").number(value);
    json.key("total").number(total).key("winning").number(winning);
    return {json.end_object().take(), done_ ? Status::answered : Status::limited};
  }

 private:
  /// Returns true if there is no more to do; false if the meter pauses first.
  bool judge(Meter& meter) {
    if (!worth_ && !(worth_ = search_.judge(sum_, meter))) return !meter.pauses() || meter.refuses();
    if (!listed_) {
      const Meter::NoPauseScope whole(meter);
      std::vector<Touch> moves;
      const auto keep = [&](const Touch& touch) { return moves.push_back(touch), true; };
      if (rules_.each_move(sum_, meter, keep)) listed_ = std::move(moves);
    }
    for (; listed_ && judged_ < listed_->size(); ++judged_) {
      const auto option = search_.judge(rules_.after(sum_, (*listed_)[judged_]), meter);
      if (!option) break;
      if (!Algebra::wins(*option)) ++winning_;
    }
    done_ = listed_ && judged_ == listed_->size();
    return done_ || !meter.pauses() || meter.refuses();
  }

  Sum sum_;
  Stop stop_;
  DefinitionRules<Algebra> rules_;
  Search<DefinitionRules<Algebra>, Algebra> search_;
  std::optional<typename Algebra::Worth> worth_;
  std::optional<std::vector<Touch>> listed_;
  std::size_t judged_ = 0, winning_ = 0;
  bool done_ = false;
  std::string_view met_ = "memory";  // too many moves to list, unless the meter refuses
};

}  // namespace

std::unique_ptr<Job> check_by_definition(std::string_view address, std::string_view play_text) {
  Sum sum = read_address(address);
  const Play play = read_play(play_text, sum);
  const auto valued = [](const Component& c) { return c.game->info().game_class == GameClass::nimber; };
  if (play == Play::normal && std::all_of(sum.begin(), sum.end(), valued))
    return std::make_unique<DefinitionCheck<Mex>>(std::move(sum), play, Mex{});
  return std::make_unique<DefinitionCheck<WinLoss>>(std::move(sum), play, WinLoss{!last_mover_wins(play)});
}

Reply options_by_definition(std::string_view address, std::string_view play_text, Meter& meter) {
  const Sum sum = read_address(address);
  const Play play = read_play(play_text, sum);
  const Meter::NoPauseScope whole(meter);
  Stop stop;
  const DefinitionRules<WinLoss> rules{{play}, [&](const Sum& position, Meter& own) { return stop(position, own); }};
  Json json;
  json.begin_object().key("moves").begin_array();
  const bool all = rules.each_move(sum, meter, [&](const Touch& touch) {
    const std::string to = address_of(rules.after(sum, touch));
    write_touch(json.begin_object(), touch);
    json.key("to").text(to).end_object();
    return meter.spend(to.size() / Meter::turns_a_step);
  });
  if (!all) return limit_reply();
  return {json.end_array().end_object().take()};
}

}  // namespace sg
