#include "request/documents/value-document.hpp"

#include <algorithm>
#include <unordered_set>

#include "core/text/json.hpp"
#include "theory/partizan/latex.hpp"
#include "theory/partizan/operations.hpp"

namespace sg {
namespace {

using partizan::Form;
using partizan::Relation;

constexpr std::size_t most_followers = 100'000;
constexpr std::uint64_t incentive_steps = 20'000;

/// Returns the number of followers, including the value itself; nullopt if they are too many to count.
std::optional<std::size_t> followers_of(partizan::Forms& forms, Form value) {
  if (forms.is_number(value) && forms.birthday(value) > most_followers) return std::nullopt;
  std::unordered_set<Form> seen{value};
  std::vector<Form> open{value};
  while (!open.empty()) {
    const Form g = open.back();
    open.pop_back();
    for (const Player player : players)
      for (const Form x : forms.options(g, player))
        if (seen.insert(x).second) open.push_back(x);
    if (seen.size() > most_followers) return std::nullopt;
  }
  return seen.size();
}

void write_text(Json& json, std::string_view key, const std::optional<std::string>& text) {
  json.key(key).text(text ? std::optional<std::string_view>(*text) : std::nullopt);
}

void write_kinds(Json& json, ValueCalculator& calculator, Form value) {
  partizan::Forms& forms = calculator.forms;
  const std::pair<std::string_view, bool> kinds[] = {
      {"number", forms.is_number(value)},
      {"nimber", forms.is_nimber(value)},
      {"switch", !forms.is_nimber(value) && forms.negative(value) == value},
      {"infinitesimal", calculator.weights.is_infinitesimal(value)},
      {"all-small", calculator.weights.is_all_small(value)},
      {"uptimal", calculator.uptimals.of(value).has_value()},
      {"hot", calculator.thermographs.of(value).temperature.sign() > 0}};
  json.key("kinds").begin_array();
  for (const auto& [name, holds] : kinds)
    if (holds) json.text(name);
  json.end_array();
}

void write_wall(Json& json, std::string_view key, const partizan::Wall& wall) {
  json.key(key).begin_array();
  for (const auto& corner : wall.corners)
    json.begin_array().text(corner.tax.text()).text(corner.stop.text()).end_array();
  json.end_array();
}

void write_walls(Json& json, const partizan::Thermograph& thermograph) {
  json.key("mean").text(thermograph.mean.text()).key("temperature").text(thermograph.temperature.text());
  json.key("walls").begin_object();
  write_wall(json, "left", thermograph.left);
  write_wall(json, "right", thermograph.right);
  json.end_object();
}

void write_uptimal(Json& json, const std::optional<partizan::Uptimal>& uptimal) {
  json.key("uptimal");
  if (!uptimal) {
    json.null();
    return;
  }
  json.begin_object().key("number").text(uptimal->number.text()).key("nimber").number(uptimal->nimber);
  json.key("ups").begin_array();
  for (const std::int64_t n : uptimal->ups) json.text(std::to_string(n));
  json.end_array().end_object();
}

void write_from(Json& json, const Sum* position, const std::vector<Placed>& from) {
  json.key("from").begin_array();
  if (position != nullptr)
    for (const Placed& move : from) {
      json.begin_array();
      for (const std::uint64_t element : flat(*position, {move}, Play::normal)) json.number(element);
      json.end_array();
    }
  json.end_array();
}

}  // namespace

std::string_view outcome_of(partizan::Forms& forms, Form value) {
  switch (forms.relation(value, forms.zero())) {
    case Relation::equal:
      return "P";
    case Relation::greater:
      return "L";
    case Relation::less:
      return "R";
    case Relation::confused:
      break;
  }
  return "N";
}

std::array<std::vector<ListedOption>, 2> listed_options(ValueCalculator& calculator, Form value,
                                                        const std::vector<ValuedMove>& moves) {
  partizan::Forms& forms = calculator.forms;
  std::array<std::vector<ListedOption>, 2> listed;
  for (const Player player : players) {
    std::unordered_map<Form, std::vector<Placed>> from;
    for (const ValuedMove& move : moves)
      if (move.player == player) from[move.value].push_back(move.move);
    const auto& canonical = forms.options(value, player);
    partizan::Forms::Options all(canonical);
    for (const auto& [option, own] : from)
      if (std::find(canonical.begin(), canonical.end(), option) == canonical.end()) all.push_back(option);
    for (const Form option : calculator.texts.in_order(std::move(all))) {
      ListedOption own{option, from[option]};
      own.is_canonical = std::find(canonical.begin(), canonical.end(), option) != canonical.end();
      const auto better = [&](Form a, Form b) {
        return player == Player::left ? forms.is_at_most(b, a) : forms.is_at_most(a, b);
      };
      if (!own.from.empty()) {
        for (const auto& [rival, moves_there] : from)
          if (rival != option && !moves_there.empty() && better(rival, option)) own.dominated_by.push_back(rival);
        for (const Form answer : forms.options(option, other(player)))
          if (better(value, answer)) own.reversible_through.push_back(answer);
        // Options that replace a reversible one may dominate too.
        if (!own.is_canonical && own.dominated_by.empty() && own.reversible_through.empty())
          std::copy_if(canonical.begin(), canonical.end(), std::back_inserter(own.dominated_by),
                       [&](Form rival) { return better(rival, option); });
      }
      own.dominated_by = calculator.texts.in_order(std::move(own.dominated_by));
      own.reversible_through = calculator.texts.in_order(std::move(own.reversible_through));
      listed[index_of(player)].push_back(std::move(own));
    }
  }
  return listed;
}

void write_value(Json& json, ValueCalculator& calculator, Form value) {
  partizan::Forms& forms = calculator.forms;
  const auto text = [&](Form form) { return calculator.texts.text(form); };
  const auto weight = calculator.weights.atomic_weight(value);
  const auto weight_text = weight ? text(*weight) : std::nullopt;
  const auto value_text = text(value), reduced_text = text(partizan::reduced(forms, value));
  const auto& thermograph = calculator.thermographs.of(value);
  const auto& uptimal = calculator.uptimals.of(value);
  const Nimber far_star = calculator.weights.far_star(value);
  const auto followers = followers_of(forms, value);
  json.key("status").text("solved");
  write_text(json, "value", value_text);
  write_text(json, "latex", value_text ? std::optional(partizan::latex_of(*value_text)) : std::nullopt);
  json.key("followers").number(followers);
  json.key("outcome").text(outcome_of(forms, value));
  write_kinds(json, calculator, value);
  json.key("stops").begin_object();
  for (const Player player : players) json.key(name_of(player)).text(forms.stop(value, player).text());
  json.end_object();
  write_walls(json, thermograph);
  write_text(json, "atomic_weight", weight_text);
  write_text(json, "reduced", reduced_text);
  write_uptimal(json, uptimal);
  json.key("birthday").text(to_text(forms.birthday(value))).key("far_star").number(far_star);
}

void write_incentives(Json& json, ValueCalculator& calculator, Form value, const Meter& meter) {
  Meter own = meter.extra(meter.at_most(incentive_steps));
  calculator.forms.measure_by(own);
  std::array<std::vector<std::optional<std::string>>, 2> texts;
  // The texts are made here too: outside, an interruption of theirs would pass for a pause of the whole work, which
  // would begin again for ever.
  const Progress state = on_forms([&] {
    for (const Player player : players)
      for (const Form one : calculator.texts.in_order(partizan::incentives(calculator.forms, value, player)))
        texts[index_of(player)].push_back(calculator.texts.text(one));
    return Progress::done;
  });
  json.key("incentives");
  if (state != Progress::done) {
    json.null();
    return;
  }
  json.begin_object();
  for (const Player player : players) {
    json.key(name_of(player)).begin_array();
    for (const auto& text : texts[index_of(player)])
      json.text(text ? std::optional<std::string_view>(*text) : std::nullopt);
    json.end_array();
  }
  json.end_object();
}

void write_options(Json& json, ValueCalculator& calculator, const Sum* position,
                   const std::array<std::vector<ListedOption>, 2>& listed) {
  const auto write_form = [&](Form form) {
    const auto text = calculator.texts.text(form);
    json.text(text ? std::optional<std::string_view>(*text) : std::nullopt);
  };
  for (const Player player : players) {
    json.key(name_of(player)).begin_array();
    for (const ListedOption& option : listed[index_of(player)]) {
      if (!option.is_canonical) continue;
      write_form((json.begin_object().key("value"), option.value));
      write_from(json, position, option.from);
      json.end_object();
    }
    json.end_array();
  }
  json.key("dropped").begin_array();
  for (const Player player : players)
    for (const ListedOption& option : listed[index_of(player)]) {
      if (option.is_canonical) continue;
      const bool is_dominated = !option.dominated_by.empty();
      json.begin_object().key("side").text(name_of(player)).key("value");
      write_form(option.value);
      json.key("why").text(is_dominated ? "dominated" : "reversible").key("by");
      write_form(is_dominated ? option.dominated_by[0] : option.reversible_through[0]);
      for (const auto& [key, forms] : {std::pair("dominated_by", &option.dominated_by),
                                       std::pair("reversible_through", &option.reversible_through)}) {
        json.key(key).begin_array();
        for (const Form form : *forms) write_form(form);
        json.end_array();
      }
      write_from(json, position, option.from);
      json.end_object();
    }
  json.end_array();
}

}  // namespace sg
