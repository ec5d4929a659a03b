#include "request/search/by-definition.hpp"

#include <algorithm>

#include "core/text/json.hpp"
#include "request/address/address.hpp"
#include "request/play/move-text.hpp"
#include "request/search/definition-rules.hpp"
#include "request/search/loopy-jobs.hpp"
#include "solve/solvers.hpp"

namespace sg {
namespace {

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
  ZeroValueStop stop_;
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
  if (is_loopy(sum)) return check_by_retrograde(std::move(sum), play);
  const auto valued = [](const Component& c) { return c.game->info().game_class == GameClass::nimber; };
  if (play == Play::normal && std::all_of(sum.begin(), sum.end(), valued))
    return std::make_unique<DefinitionCheck<Mex>>(std::move(sum), play, Mex{});
  return std::make_unique<DefinitionCheck<WinLoss>>(std::move(sum), play, WinLoss{!last_mover_wins(play)});
}

Reply options_by_definition(std::string_view address, std::string_view play_text, Meter& meter) {
  const Sum sum = read_address(address);
  const Play play = read_play(play_text, sum);
  const Meter::NoPauseScope whole(meter);
  ZeroValueStop stop;
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
