// The general accounts of a value: xor of parts, mex of options, tameness. A ruleset's own account comes first.
#pragma once

#include <string>
#include <vector>

#include "core/game.hpp"

namespace sg {

/// One option of a position, or one part of a sum, in the words of its board.
struct Valued {
  std::string text;
  std::optional<Value> value;
};

/// Parts written out in full; a longer sum says how many it leaves out.
inline constexpr std::size_t most_parts = 64;

Reason xor_reason(std::string key, const std::vector<Valued>& parts);
Reason mex_reason(const std::vector<Valued>& options);
Reason tame_reason(const TamePair& pair);

template <class G, class Verdicts>
std::vector<Reason> explain_part(const G& game, const typename G::Position& part, Verdicts&& verdict_of) {
  if constexpr (requires { game.formula(part); })
    if (const auto formula = game.formula(part)) return {*formula};
  std::vector<Valued> options;
  const bool all = game.each_move(part, [&](const Touch& touch) {
    const auto option = game.after(part, touch);
    options.push_back({option.text(), verdict_of(option).value});
    if (options.back().value && options.back().value->is_over()) std::swap(options.front(), options.back());
    return options.back().value.has_value() && options.size() < 20'000;
  });
  if (!all) return {};
  if (options.empty()) return {Reason{"no-move"}};
  if (options.front().value->is_over())
    return {Reason{"strip", {{"sheet", part.text()}, {"cut", options.front().text}}}};
  return {mex_reason(options)};
}

template <class G, class Verdicts>
std::vector<Reason> explain(const G& game, const typename G::Position& p, Play play, Verdicts&& verdict_of) {
  if (play == Play::misere) {
    if (!game.each_move(p, [](const Touch&) { return false; })) {
      const auto pair = verdict_of(p).pair;
      return pair ? std::vector<Reason>{tame_reason(*pair)} : std::vector<Reason>{};
    }
    return {Reason{"already-won"}};
  }
  if constexpr (requires { game.why(p); }) return game.why(p);
  if constexpr (requires { game.split(p); }) {
    const auto parts = game.split(p);
    if (parts.size() != 1) {
      std::vector<Valued> values;
      for (const auto& part : parts) values.push_back({part.text(), verdict_of(part).value});
      Reason sum = xor_reason("nim-sum", values);
      for (std::size_t i = 0; i < parts.size() && parts.size() <= 8; ++i)
        for (Reason& step : explain_part(game, parts[i], verdict_of)) {
          step.marks = {i};
          step.facts.emplace_back("part", values[i].text);
          sum.steps.push_back(std::move(step));
        }
      return {sum};
    }
  }
  return explain_part(game, p, verdict_of);
}

}  // namespace sg
