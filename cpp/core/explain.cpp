#include "core/explain.hpp"

#include <map>

#include "core/evaluator.hpp"

namespace sg {
namespace {

/// Options gone through to tell a mex.
constexpr std::uint64_t most_options = 1'000'000;
/// Parts of a sum that are accounted for one by one.
constexpr std::size_t most_told_parts = 8;

/// The options of a position by value, with one of each in the words of its board.
class OptionGroups {
 public:
  void add(const Value& value, const Board& option) {
    Group& group = value.is_nimber() ? groups_[value.nimber()] : loony_;
    if (group.count++ == 0) group.example = option.text();
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

Reason OptionGroups::mex() const {
  std::vector<FactRow> rows;
  const auto row = [&](std::string value, const Group& g) {
    rows.push_back({{"value", std::move(value)}, {"count", std::to_string(g.count)}, {"example", g.example}});
  };
  Nimber gap = 0;
  for (const auto& [value, group] : groups_) {
    row(std::to_string(value), group);
    if (value == gap) ++gap;
  }
  if (loony_.count != 0) row("loony", loony_);
  return {"mex", {{"mex", fact(gap)}, {"groups", rows}}};
}

std::vector<Reason> explain_part(const Game& game, const BoardPtr& part, const Verdicts& verdict_of) {
  if (const auto formula = game.formula(*part)) return {*formula};
  OptionGroups options;
  std::uint64_t count = 0;
  std::optional<std::string> end;
  const bool all = game.each_move(*part, [&](const Touch& touch) {
    const BoardPtr option = game.after(*part, touch, Play::normal);
    const std::optional<Value> value = verdict_of(option).value;
    if (!value || ++count > most_options) return false;
    if (value->is_over())
      end = option->text();
    else
      options.add(*value, *option);
    return !end;
  });
  if (end) return {Reason{"strip", {{"sheet", part->text()}, {"cut", *end}}}};
  if (!all) return {};
  return {count == 0 ? Reason{"no-move"} : options.mex()};
}

std::vector<Reason> explain_misere(const Game& game, const BoardPtr& board, const Verdicts& verdict_of) {
  if (game.each_move(*board, [](const Touch&) { return false; })) return {Reason{"already-won"}};
  const Verdict verdict = verdict_of(board);
  const bool by_theorem = verdict.ground == Ground::theorem;
  if (!verdict.pair) return by_theorem ? std::vector{Reason{"misere-theorem"}} : std::vector<Reason>{};
  if (by_theorem) return {tame_reason(*verdict.pair)};
  return {tame_reason(*verdict.pair), Reason{"tame"}};
}

}  // namespace

Reason xor_reason(std::string key, const std::vector<Valued>& parts) {
  std::vector<std::string> names;
  std::vector<std::string> values;
  Value sum = Value::nimber(0);
  Reason reason{std::move(key)};
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const Valued& part = parts[i];
    if (part.value) sum = sum ^ *part.value;
    if (i >= most_parts) continue;
    names.push_back(part.text);
    values.push_back(!part.value ? "" : part.value->is_nimber() ? std::to_string(part.value->nimber()) : "loony");
    reason.marks.push_back(i);
  }
  reason.facts = {{"parts", names},
                  {"values", values},
                  {"sum", sum.is_nimber() ? std::to_string(sum.nimber()) : "loony"},
                  {"omitted", fact(parts.size() - names.size())}};
  return reason;
}

std::string sum_text(const std::vector<Nimber>& terms) {
  if (terms.empty()) return "0";
  std::string out;
  for (std::size_t i = 0; i < terms.size() && i < most_parts; ++i)
    out += (i > 0 ? " ⊕ " : "") + std::to_string(terms[i]);
  return terms.size() > most_parts ? out + " ⊕ …" : out;
}

Reason tame_reason(const TamePair& pair) {
  return {"misere-nim",
          {{"sum", fact(pair.normal)}, {"big", pair.firm() ? "yes" : "no"}, {"value", fact(pair.misere)}}};
}

std::vector<Reason> explain(const Game& game, const BoardPtr& board, Play play, const Verdicts& verdict_of) {
  if (play == Play::misere) return explain_misere(game, board, verdict_of);
  if (const auto own = game.why(*board)) return *own;
  const auto parts = game.parts(board, Play::normal);
  if (parts.size() == 1) return explain_part(game, board, verdict_of);
  std::vector<Valued> values;
  for (const BoardPtr& part : parts) values.push_back({part->text(), verdict_of(part).value});
  Reason sum = xor_reason("nim-sum", values);
  if (const auto all = game.elements(*board, *board)) sum.marks = *all;
  for (std::size_t i = 0; i < parts.size() && parts.size() <= most_told_parts; ++i)
    for (Reason& step : explain_part(game, parts[i], verdict_of)) {
      step.marks = game.elements(*board, *parts[i]).value_or(std::vector<std::uint64_t>{i});
      step.facts.emplace_back("part", values[i].text);
      sum.steps.push_back(std::move(step));
    }
  return {sum};
}

}  // namespace sg
