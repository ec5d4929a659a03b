#include "solve/loopy/explain-loopy.hpp"

#include <algorithm>

#include "core/game/accounts.hpp"
#include "core/text/minsize.hpp"
#include "solve/game/option-groups.hpp"
#include "solve/game/verdict.hpp"

namespace sg {
namespace {

constexpr std::uint64_t most_looked_at = 100'000;  // options of a part, and their options
constexpr std::size_t most_answers = 16;

Loopy::Worth worth_of(const Verdicts& verdict_of, const PositionPtr& position) {
  const Verdict verdict = verdict_of(position);
  return *verdict.of<Loopy>();
}

/// Options of a part: those of each nimber, and all of them.
class Options {
 public:
  Options(const Game& game, const Verdicts& verdict_of) : game_(game), verdict_of_(verdict_of) {}

  /// Returns false if more would have had to be looked at for a reason than may be.
  bool are_known() const { return !meter_.refuses(); }
  void read(const Position& part) {
    each_option(part, [&](const PositionPtr& option, const Loopy::Worth& worth) {
      if (worth.is_nimber()) nimbers_.add(worth.value, *option);
      all_.push_back({option, worth});
    });
  }

  Reason nimber(Nimber value) {
    std::vector<FactRow> answered;
    for (const auto& [option, worth] : all_) {
      if (worth.is_nimber() && worth.value.nimber() < value) continue;
      if (answered.size() == most_answers) break;
      const PositionPtr reply = move_to(*option, value);
      answered.push_back(
          {{"option", option->text()}, {"value", worth.text()}, {"reply", reply ? reply->text() : std::string()}});
    }
    return {ReasonKey::loopy_mex, {{"mex", fact(value)}, {"groups", nimbers_.rows()}, {"answered", answered}}};
  }

  Reason infinity(const Loopy::Worth& own) {
    const Nimber mex = nimbers_.mex();
    Facts facts{{"value", own.text()}, {"mex", fact(mex)}, {"groups", nimbers_.rows()}};
    const auto unanswered = std::find_if(all_.begin(), all_.end(), [&](const Option& option) {
      return option.worth.infinity != nullptr && move_to(*option.position, mex) == nullptr;
    });
    if (unanswered != all_.end()) facts.add("unanswered", unanswered->position->text());
    const auto endless =
        std::find_if(all_.begin(), all_.end(), [](const Option& option) { return Loopy::draws(option.worth); });
    if (Loopy::draws(own)) facts.add("endless", endless->position->text());
    return {ReasonKey::infinity, facts};
  }

 private:
  struct Option {
    PositionPtr position;
    Loopy::Worth worth;
  };

  void each_option(const Position& position,
                   const std::function<void(const PositionPtr&, const Loopy::Worth&)>& visit) {
    game_.each_move(position, meter_, [&](const Touch& touch) {
      const PositionPtr option = game_.after(position, touch, Play::normal);
      visit(option, worth_of(verdict_of_, option));
      return true;
    });
  }
  /// Returns the option of least rank that is worth the nimber; null if there is none, or too many were looked at.
  PositionPtr move_to(const Position& position, Nimber nimber) {
    PositionPtr found;
    Counter least;
    each_option(position, [&](const PositionPtr& option, const Loopy::Worth& worth) {
      if (!worth.is_nimber() || worth.value.nimber() != nimber) return;
      if (found != nullptr && !(worth.counter < least)) return;
      found = option;
      least = worth.counter;
    });
    return found;
  }

  const Game& game_;
  const Verdicts& verdict_of_;
  Meter meter_{most_looked_at};
  OptionGroups nimbers_;
  std::vector<Option> all_;
};

std::vector<Reason> explain_part(const Game& game, const PositionPtr& part, const Verdicts& verdict_of) {
  if (!game.has_move(*part)) return {Reason{ReasonKey::no_move}};
  Options options(game, verdict_of);
  options.read(*part);
  if (!options.are_known()) return {};
  const Loopy::Worth own = worth_of(verdict_of, part);
  Reason reason = own.infinity != nullptr ? options.infinity(own) : options.nimber(own.value.nimber());
  return options.are_known() ? std::vector{std::move(reason)} : std::vector<Reason>{};
}

}  // namespace

SG_MINSIZE std::vector<Reason> explain_loopy(const Game& game, const PositionPtr& position,
                                             const Verdicts& verdict_of) {
  const auto parts = game.parts(position, Play::normal);
  if (parts.size() == 1) return explain_part(game, parts[0], verdict_of);
  std::vector<Worded> worded;
  for (const PositionPtr& part : parts) worded.push_back({part->text(), worth_of(verdict_of, part).text()});
  Reason sum = sum_reason(ReasonKey::loopy_sum, worded, worth_of(verdict_of, position).text());
  for (std::size_t i = 0; i < parts.size() && parts.size() <= most_listed_parts; ++i)
    for (Reason& step : explain_part(game, parts[i], verdict_of)) {
      step.marks = {i};
      step.facts.add("part", worded[i].text);
      sum.steps.push_back(std::move(step));
    }
  return {sum};
}

}  // namespace sg
