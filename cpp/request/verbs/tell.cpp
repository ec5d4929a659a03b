// Verb tell: reads a game given by its states and their options, which is then played as explored(NAME),
// partizan-explored(NAME) or loopy-explored(NAME).
#include "core/text/json.hpp"
#include "request/address/address.hpp"
#include "request/boundary/verb.hpp"
#include "request/documents/value-document.hpp"
#include "solve/explicit/explicit-states.hpp"
#include "theory/loopy/loopy-values.hpp"

namespace sg {
namespace {

constexpr std::uint64_t value_steps = 20'000'000;  // step budget for the values of all starts together

/// Writes the value and the outcome of a starting state of a partizan game; null if the steps or the forms run out.
void write_value(const std::string& game, ExplicitStates::State state, ValueCalculator& calculator, Meter& meter,
                 Json& json) {
  const Sum sum = read_address(game + ':' + std::to_string(state));
  std::optional<std::string> value;
  std::optional<std::string_view> outcome;
  if (calculator.positions.advance(sum, meter) == Progress::done)
    on_forms([&] {
      const partizan::Form form = *calculator.positions.value(sum);
      outcome = outcome_of(calculator.forms, form);
      value = calculator.texts.text(form);
      return Progress::done;
    });
  json.key("value").text(value).key("outcome").text(outcome);
}

Reply tell(const Arguments& given, Meter& meter) {
  const std::string& name = given.text("name");
  if (name.empty() || ExplicitStates::name_in(name) != name)
    throw UsageError(ErrorCode::bad_request, "name", {Expected::told_name});
  auto told = ExplicitStates::read(name, given.text("states"), meter);
  if (!told) return limit_reply();
  const std::uint64_t starts = given.number("starts");
  if (starts > told->size()) refuse(ErrorCode::bad_request, {Expected::whole_number_up_to, told->size()});
  ExplicitStates::keep(told);
  ValueCalculator calculator;
  std::optional<LoopyValues> loopy;
  if (told->kind() == ExplicitStates::Kind::loopy) {
    meter.spend_turns(told->size() + told->count_options());
    loopy.emplace(told->option_lists());
    const Meter::NoPauseScope whole(meter);
    if (loopy->advance(meter) != Progress::done) return limit_reply();
  }
  Meter values = meter.extra(value_steps);
  Json json;
  json.begin_object().key("game").text(told->game());
  json.key("states").number(told->size()).key("options").number(told->count_options());
  json.key("starts").begin_array();
  for (ExplicitStates::State state = 0; state < starts; ++state) {
    json.begin_object().key("state").number(state).key("label").text(told->label(state));
    if (loopy) {
      const Loopy::Worth worth = loopy->worth(state);
      const auto wins = Loopy::wins(worth);
      json.key("value").text(worth.text()).key("outcome").text(wins ? (*wins ? "N" : "P") : "D");
    } else if (told->is_partizan()) {
      write_value(told->game(), state, calculator, values, json);
    } else {
      json.key("grundy").number(told->value(state)).key("misere").boolean(told->misere_wins(state));
    }
    json.end_object();
  }
  json.end_array();
  return {json.end_object().take()};
}

const EnrolledVerb tell_verb{
    {.name = "tell",
     .about = "a game by its states and their options, for explored(NAME)",
     .document = "Told | Limited",
     .start = [](const Arguments& given,
                 Session&) { return in_one_go([given](Meter& meter) { return tell(given, meter); }); },
     .parameters =
         {{"name", Takes::text, "its name, of letters, digits and -"},
          {"states", Takes::file,
           "a line each: what it is called, a tab, the lines that it leads to, as in 1 2+3, of two players 1 | 2+3"},
          {"starts", Takes::number, "how many of the first states are answered for", "1"},
          budget_parameter("50000000")},
     .is_long = true}};

}  // namespace
}  // namespace sg
