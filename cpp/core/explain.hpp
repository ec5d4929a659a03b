// The general accounts of a value: xor of parts, mex of options, tameness. A ruleset's own account comes first.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/game.hpp"

namespace sg {

/// One part of a sum, in the words of its board.
struct Valued {
  std::string text;
  std::optional<Value> value;
};

/// Parts written out in full; a longer sum says how many it leaves out.
inline constexpr std::size_t most_parts = 64;
/// Options gone through to tell a mex.
inline constexpr std::uint64_t most_options = 1'000'000;

Reason xor_reason(std::string key, const std::vector<Valued>& parts);

/// The terms of a nim-sum in one line, which breaks off after `most_parts`.
std::string sum_text(const std::vector<Nimber>& terms);

/// The options of a position by value, with one of each in the words of its board.
class Options {
 public:
  template <class Text>
  void add(const Value& value, Text&& text) {
    Group& group = value.is_nimber() ? groups_[value.nimber()] : loony_;
    if (group.count++ == 0) group.example = text();
  }
  Reason mex() const;

 private:
  struct Group {
    std::uint64_t count = 0;
    std::string example = {};
  };
  std::map<Nimber, Group> groups_;
  Group loony_;
};

Reason tame_reason(const TamePair& pair);

template <class G, class Verdicts>
std::vector<Reason> explain_part(const G& game, const typename G::Position& part, Verdicts&& verdict_of) {
  if constexpr (requires { game.formula(part); })
    if (const auto formula = game.formula(part)) return {*formula};
  Options options;
  std::uint64_t count = 0;
  std::optional<std::string> end;
  const bool all = game.each_move(part, [&](const Touch& touch) {
    const auto option = game.after(part, touch);
    const std::optional<Value> value = verdict_of(option).value;
    if (!value || ++count > most_options) return false;
    if (value->is_over())
      end = option.text();
    else
      options.add(*value, [&] { return option.text(); });
    return !end;
  });
  if (end) return {Reason{"strip", {{"sheet", part.text()}, {"cut", *end}}}};
  if (!all) return {};
  return {count == 0 ? Reason{"no-move"} : options.mex()};
}

template <class G, class Verdicts>
std::vector<Reason> explain(const G& game, const typename G::Position& p, Play play, Verdicts&& verdict_of) {
  if (play == Play::misere) {
    if (game.each_move(p, [](const Touch&) { return false; })) return {Reason{"already-won"}};
    const Verdict verdict = verdict_of(p);
    if (!verdict.pair)
      return verdict.ground == Ground::theorem ? std::vector{Reason{"misere-theorem"}} : std::vector<Reason>{};
    if (verdict.ground == Ground::theorem) return {tame_reason(*verdict.pair)};
    return {tame_reason(*verdict.pair), Reason{"tame"}};
  }
  if constexpr (requires { game.why(p); }) return game.why(p);
  if constexpr (requires { game.split(p); }) {
    const auto parts = game.split(p);
    if (parts.size() != 1) {
      std::vector<Valued> values;
      for (const auto& part : parts) values.push_back({part.text(), verdict_of(part).value});
      Reason sum = xor_reason("nim-sum", values);
      if constexpr (requires { game.elements(p, p); }) sum.marks = game.elements(p, p);
      for (std::size_t i = 0; i < parts.size() && parts.size() <= 8; ++i)
        for (Reason& step : explain_part(game, parts[i], verdict_of)) {
          if constexpr (requires { game.elements(p, parts[i]); })
            step.marks = game.elements(p, parts[i]);
          else
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
