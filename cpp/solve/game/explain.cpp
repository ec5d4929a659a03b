#include "solve/game/explain.hpp"

#include "core/game/accounts.hpp"
#include "core/game/game.hpp"
#include "core/text/minsize.hpp"
#include "core/value/number-star.hpp"
#include "solve/game/option-groups.hpp"
#include "solve/game/verdict.hpp"

namespace sg {
namespace {

/// Number of options that may be examined to explain a mex.
constexpr std::uint64_t most_options = 1'000'000;
/// Number of options that may be examined to explain a mex in addition to a theorem that names the winner.
constexpr std::uint64_t most_options_beside = 1000;

/// Explains a value by the options; empty if some option is unknown or the meter refuses to list them all.
SG_MINSIZE std::vector<Reason> by_options(const Game& game, const PositionPtr& part, Meter own,
                                          const Verdicts& verdict_of) {
  OptionGroups options;
  std::uint64_t count = 0;
  std::optional<std::string> end;
  const bool all = game.each_move(*part, own, [&](const Touch& touch) {
    const PositionPtr option = game.after(*part, touch, Play::normal);
    const std::optional<Value> value = verdict_of(option).of<Mex>();
    if (!value) return false;
    ++count;
    if (value->is_over())
      end = option->text();
    else
      options.add(*value, *option);
    return !end;
  });
  if (end) return {Reason{ReasonKey::strip, {{"sheet", part->text()}, {"cut", *end}}}};
  if (!all) return {};
  if (count == 0) return {Reason{ReasonKey::no_move}};
  return {Reason{ReasonKey::mex, {{"mex", fact(options.mex())}, {"groups", options.rows()}}}};
}

/// Completes the explanation by a ruleset with the mex, if its theorem names the winner and no value.
std::vector<Reason> completed(std::vector<Reason> own, const Game& game, const PositionPtr& part, const Meter& meter,
                              const Verdicts& verdict_of) {
  if (!game.known<WinLoss>(*part, Play::normal) || game.known<Mex>(*part, Play::normal)) return own;
  const std::optional<Value> value = verdict_of(part).of<Mex>();
  if (!value || !value->wins()) return own;
  for (Reason& reason : by_options(game, part, meter.extra(most_options_beside), verdict_of))
    own.push_back(std::move(reason));
  return own;
}

std::vector<Reason> explain_part(const Game& game, const PositionPtr& part, const Meter& meter,
                                 const Verdicts& verdict_of) {
  if (const auto formula = game.formula(*part)) return completed({*formula}, game, part, meter, verdict_of);
  return by_options(game, part, meter.extra(most_options), verdict_of);
}

/// Reasons if a theorem gives each part of a partizan game its
/// number: the formulas, and the sum of the parts; else empty.
SG_MINSIZE std::vector<Reason> by_numbers(const Game& game, const PositionPtr& position, const Verdicts& verdict_of) {
  const auto parts = game.parts(position, Play::normal);
  std::vector<Reason> reasons;
  std::vector<Worded> worded;
  for (const PositionPtr& part : parts) {
    auto formula = game.formula(*part);
    const auto worth = verdict_of(part).of<NumberStar>();
    if (!formula || !worth) return {};
    // Written with Left to move, whoever is to move.
    worded.push_back({(game.left_moves(*part) ? part : game.turned(*part))->text(), worth->text()});
    if (worded.size() > most_listed_parts) continue;
    formula->marks = game.elements(*position, *part).value_or(std::vector<std::uint64_t>{worded.size() - 1});
    reasons.push_back(std::move(*formula));
  }
  const auto whole = verdict_of(position).of<NumberStar>();
  if (parts.size() > 1 && whole) reasons.push_back(sum_reason(ReasonKey::sum_of_numbers, worded, whole->text()));
  return reasons;
}

/// Explanation by a theorem of normal play for a misere position that follows the same theorem; empty if there is none.
std::vector<Reason> normally(const Game& game, const Position& position) {
  if (auto own = game.why(position)) return *own;
  if (auto formula = game.formula(position)) return {*formula};
  return {};
}

SG_MINSIZE std::vector<Reason> explain_misere(const Game& game, const PositionPtr& position,
                                              const Verdicts& verdict_of) {
  if (!game.has_move(*position)) return {Reason{ReasonKey::already_won}};
  const Verdict verdict = verdict_of(position);
  const bool by_theorem = verdict.ground == Justification::theorem;
  const auto& pair = verdict.of<Tameness>();
  if (!pair && by_theorem) return {Reason{ReasonKey::misere_theorem, {}, {}, normally(game, *position)}};
  if (!pair)
    return verdict.ground == Justification::table ? std::vector{Reason{ReasonKey::state_table}} : std::vector<Reason>{};
  const auto parts = game.parts(position, Play::misere);
  std::vector<Paired> paired;
  for (const PositionPtr& part : parts) paired.push_back({part->text(), verdict_of(part).of<Tameness>()});
  Reason reason = tame_reason(*pair, paired);
  if (!by_theorem) return {reason, Reason{ReasonKey::tame}};
  for (std::size_t i = 0; i < parts.size() && parts.size() <= most_listed_parts; ++i)
    if (auto formula = game.formula(*parts[i])) {
      formula->marks = game.elements(*position, *parts[i]).value_or(std::vector<std::uint64_t>{i});
      formula->facts.add("part", paired[i].text);
      reason.steps.push_back(std::move(*formula));
    }
  return {reason};
}

}  // namespace

SG_MINSIZE std::vector<Reason> explain(const Game& game, const PositionPtr& position, Play play, Meter& meter,
                                       const Verdicts& verdict_of) {
  if (play == Play::misere) return explain_misere(game, position, verdict_of);
  if (auto own = game.why(*position)) return completed(std::move(*own), game, position, meter, verdict_of);
  if (game.info().game_class == GameClass::partizan) {
    auto own = by_numbers(game, position, verdict_of);
    return own.empty() ? explain_part(game, position, meter, verdict_of) : own;
  }
  const auto parts = game.parts(position, Play::normal);
  if (parts.size() == 1) return explain_part(game, position, meter, verdict_of);
  std::vector<Valued> values;
  for (const PositionPtr& part : parts) values.push_back({part->text(), verdict_of(part).of<Mex>()});
  Reason sum = xor_reason(ReasonKey::nim_sum, values);
  if (const auto all = game.elements(*position, *position)) sum.marks = *all;
  for (std::size_t i = 0; i < parts.size() && parts.size() <= most_listed_parts; ++i)
    for (Reason& step : explain_part(game, parts[i], meter, verdict_of)) {
      step.marks = game.elements(*position, *parts[i]).value_or(std::vector<std::uint64_t>{i});
      step.facts.add("part", values[i].text);
      sum.steps.push_back(std::move(step));
    }
  return {sum};
}

}  // namespace sg
